import Testing
import ViewTreeInspector
import ViewTreeScript

/// What runs after the update that started it.
struct LaterWorkTests {
  @Test("What is asynchronous runs after the update, in order, and one update follows for all")
  func async() {
    let document = ActionDocument(
      #"{"onAppear": ["DispatchQueue.main.async { n += 1 }", "Task { n *= 10 }", "n = 4"]}"#)
    #expect(document.actions() == ["onAppear n = 4", "async <- 1 n = 5", "Task <- 1 n = 50"])
    #expect(document.inspection?.actions.map(\.pass) == [1, 2, 2])
    #expect(document.inspection?.passes == 3)
    #expect(document.inspection?.status == .stable)
  }

  @Test("What later work starts runs after the update that follows it")
  func nested() {
    let document = ActionDocument(
      #"{"onAppear": ["DispatchQueue.main.async { n = 1; DispatchQueue.main.async { n = 2 } }"]}"#)
    #expect(document.actions() == ["onAppear", "async <- 1 n = 1", "async <- 2 n = 2"])
    #expect(document.inspection?.actions.map(\.pass) == [1, 1, 2])
  }

  @Test("Later work that changes nothing that views show needs no update")
  func noUpdate() {
    let document = ActionDocument(
      state: #""n": 0, "m": 0"#, #"{"onAppear": "DispatchQueue.main.async { m = 1 }"}"#)
    #expect(document.inspection?.passes == 1)
    #expect(document.value("m") == .int(1))
  }

  @Test("A frame that later work asks for may tell a reader two changes again")
  func deliveries() {
    let document = ActionDocument(
      #"{"onChange": {"of": "n", "perform": "if n % 10 < 2 { n += 1 } else if n < 10 { DispatchQueue.main.async { n = 10 } }"}}"#,
      steps: #"{"set": {"n": 1}}"#)
    // 1 and 2 in one frame, 10 and 11 in the next one, where 12 would be the third.
    #expect(document.value("n", after: 1) == .int(12))
    #expect(document.frame(1)?.diagnostics.count == 1)
  }

  @Test("Work that asks for an update each time is given up with a warning")
  func endless() {
    let document = ActionDocument(
      #"{"onChange": {"of": "n", "initial": true, "perform": "DispatchQueue.main.async { n += 1 }"}}"#
    )
    #expect(document.inspection?.status == .limit)
    #expect(
      document.messages
        == ["work after an update still causes another one after 16 updates"])
    #expect(document.waiting() == ["async 0.0"])
  }

  @Test("Work that starts work without end is an error")
  func endlessTurns() {
    let document = ActionDocument(
      #"{"onAppear": "func again() { DispatchQueue.main.async { again() } }; again()"}"#)
    #expect(
      document.messages
        == ["asynchronous work starts more asynchronous work, more than 1000 times"])
  }

  @Test("A mistake in what runs later is told at its place in the document")
  func mistake() {
    let document = ActionDocument(#"{"onAppear": "DispatchQueue.main.async { n = 1 / (n - n) }"}"#)
    #expect(document.outcome.diagnostics.map(\.id) == ["division-by-zero"])
    #expect(document.outcome.diagnostics.first?.range != nil)
  }

  @Test("What an update starts is told by the view whose body it is")
  func body() {
    let document = ActionDocument(
      state: #""n": 0"#,
      root:
        #"{"view": "Text", "id": "t", "text": "\\(n)", "let": {"_": "DispatchQueue.main.async { n = 1 }"}}"#
    )
    #expect(
      document.actions() == ["body", "async <- 1 n = 1", "body", "async <- 3"])
    let view = document.inspection?.actions.first?.view
    #expect(view.map { document.inspection?.name(of: $0) } == "t")
  }

  // MARK: - Time

  @Test("Delays run in the order of their times while a step waits; what is left is told")
  func delays() {
    let document = ActionDocument(
      state: #""n": "" "#,
      #"""
      {"onAppear": [
        "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { n += \"b\" }",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { n += \"a\" }",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { n += \"c\" }",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { n += \"d\" }"]}
      """#, steps: #"{"wait": 0.5}, {"wait": 1}"#)
    #expect(document.actions() == ["onAppear"])
    #expect(document.waiting().count == 4)
    #expect(
      document.actions(after: 1) == [
        #"asyncAfter at 0.25 <- 1 n = "a""#, #"asyncAfter at 0.5 <- 1 n = "ab""#,
        #"asyncAfter at 0.5 <- 1 n = "abc""#,
      ])
    #expect(document.waiting(after: 1) == ["asyncAfter 2.0"])
    #expect(document.actions(after: 2).isEmpty)
    #expect(document.frame(1)?.passes == 2)
  }

  @Test("Time stands still but for steps that wait")
  func standsStill() {
    let document = ActionDocument(
      #"{"onAppear": "DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { n = 1 }"}"#,
      steps: #"{"set": {"n": 5}}, {"wait": 0}, {"wait": 0.001}"#)
    #expect(document.value("n", after: 2) == .int(5))
    #expect(document.value("n", after: 3) == .int(1))
  }

  @Test("More times than can be told in one step are an error")
  func tooManyTimes() {
    let document = ActionDocument(
      #"{"onReceive": {"every": 0.001, "perform": "n += 1"}}"#, steps: #"{"wait": 10}"#)
    #expect(
      document.messages == [
        "timers and delays of one step are due at more than 1000 different times"
      ])
  }

  // MARK: - Tasks

  @Test("A task goes on after its sleep, in the midst of branches and loops")
  func sleep() {
    let document = ActionDocument(
      #"""
      {"onAppear": ["let step = 2", "Task {", "  for i in 1...3 {", "    if i != 2 { try? await Task.sleep(for: .seconds(1)) }",
        "    n += i * step", "  }", "}"]}
      """#, steps: #"{"wait": 1}, {"wait": 0.5}, {"wait": 0.5}"#)
    #expect(document.actions() == ["onAppear", "Task <- 1"])
    #expect(document.waiting() == ["resumes 1.0"])
    #expect(document.actions(after: 1) == ["resumes at 1.0 <- 2 n = 6"])
    #expect(document.actions(after: 2).isEmpty)
    #expect(document.actions(after: 3) == ["resumes at 2.0 <- 2 n = 12"])
    #expect(document.waiting(after: 3).isEmpty)
  }

  @Test("Several tasks wait beside one another")
  func severalTasks() {
    let document = ActionDocument(
      state: #""n": "" "#,
      #"""
      {"onAppear": ["for (name, time) in [(\"a\", 3.0), (\"b\", 1.0), (\"c\", 2.0)] {",
        "  Task { try? await Task.sleep(for: .seconds(time)); n += name }", "}"]}
      """#, steps: #"{"wait": 5}"#)
    #expect(document.value("n", after: 1) == .string("bca"))
  }

  @Test("Two hundred tasks may wait, three hundred may not")
  func taskLimit() {
    func document(_ count: Int) -> ActionDocument {
      ActionDocument(
        #"{"onAppear": "for _ in 0..<\#(count) { Task { try? await Task.sleep(for: .seconds(1)); n += 1 } }"}"#,
        steps: #"{"wait": 1}"#)
    }
    #expect(document(200).value("n", after: 1) == .int(200))
    #expect(document(300).messages == ["more than 256 tasks are waiting at the same time"])
  }

  @Test("Only a task can wait")
  func sleepInAction() {
    let document = ActionDocument(#"{"onAppear": "try? await Task.sleep(for: .seconds(1))"}"#)
    #expect(document.messages == ["'Task.sleep' waits, which only a task can"])
  }

  @Test("A mistake in a task that has waited is told at its place")
  func mistakeInTask() {
    let document = ActionDocument(
      #"{"task": ["await Task.yield()", "n = [1][3]"]}"#)
    #expect(document.outcome.diagnostics.map(\.id) == ["index-out-of-range"])
  }

  @Test("A task that still waits at the end is let go", arguments: 0..<3)
  func abandoned(_: Int) {
    let document = ActionDocument(
      #"{"task": ["while true {", "  try? await Task.sleep(for: .seconds(1))", "  n += 1", "}"]}"#,
      steps: #"{"wait": 2}"#)
    #expect(document.value("n", after: 1) == .int(2))
    #expect(document.waiting(after: 1) == ["resumes 3.0"])
  }
}
