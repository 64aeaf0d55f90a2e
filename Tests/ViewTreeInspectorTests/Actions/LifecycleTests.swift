import Testing
import ViewTreeInspector
import ViewTreeScript

/// Actions that run because views come and go, or hold another value.
struct LifecycleTests {
  // MARK: - onChange

  static let forms: [(String, [String])] = [
    ("{ old, new in print(old, new) }", ["0 1"]), ("{ new in print(new) }", ["1"]),
    ("{ print(n) }", ["1"]), ("print($0)", ["1"]), ("print($0, $1)", ["0 1"]),
    ("print(oldValue, newValue)", ["0 1"]), ("{ _, new in print(new) }", ["1"]),
  ]

  @Test("A change is told with both values, the new one or none", arguments: forms)
  func changeForms(perform: String, expected: [String]) {
    let document = ActionDocument(
      #"{"onChange": {"of": "n", "perform": "\#(perform)"}}"#, steps: #"{"set": {"n": 1}}"#)
    #expect(document.lines().isEmpty)
    #expect(document.lines(after: 1) == expected, "\(document.messages)")
  }

  @Test("One name is that of the new value, two are those of both")
  func changeNames() {
    for (names, words) in [(#""now""#, "now"), (#"["now"]"#, "now"), (#"["a", "b"]"#, "a, b")] {
      let document = ActionDocument(
        #"{"onChange": {"of": "n", "as": \#(names), "perform": "print(\#(words))"}}"#,
        steps: #"{"set": {"n": 7}}"#)
      #expect(document.lines(after: 1) == [names.contains("b") ? "0 7" : "7"])
    }
  }

  @Test("With 'initial' the action runs at first, with the value twice")
  func initial() {
    let document = ActionDocument(
      #"{"onChange": {"of": "n + 2", "initial": true, "perform": "print(oldValue, newValue)"}}"#)
    #expect(document.actions() == ["onChange n + 2 2 to 2"])
    #expect(document.lines() == ["2 2"])
  }

  @Test("A value that comes back to what it was in one update is no change")
  func noChange() {
    let document = ActionDocument(
      #"{"onChange": {"of": "n > 3", "perform": "print(newValue)"}}"#,
      steps: #"{"set": {"n": 2}}, {"set": {"n": 4}}, {"perform": "n = 0; n = 5"}"#)
    #expect((1...3).map { document.lines(after: $0) } == [[], ["true"], []])
  }

  @Test("An action that changes what it watches is told twice a frame, with SwiftUI's warning")
  func tooOften() {
    let document = ActionDocument(
      #"{"onChange": {"of": "n", "perform": "n += 1"}}"#, steps: #"{"set": {"n": 1}}"#)
    #expect(document.value("n", after: 1) == .int(3))
    #expect(
      document.frame(1)?.diagnostics.map(\.message)
        == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  // MARK: - Coming and going

  private static let twoPages = #"""
    {"view": "VStack", "children": {"if": "n == 0",
      "then": {"view": "Text", "text": "a", "modifiers": [{"onAppear": "print(\"a comes\")"}, {"onDisappear": "print(\"a goes\", n)"}]},
      "else": {"view": "Text", "text": "b", "modifiers": [{"onAppear": "print(\"b comes\")"}, {"onDisappear": "print(\"b goes\")"}]}}}
    """#

  @Test("What comes appears before what goes disappears, and actions see the new state")
  func comesAndGoes() {
    let document = ActionDocument(
      state: #""n": 0"#, root: Self.twoPages, steps: #"{"set": {"n": 1}}"#)
    #expect(document.lines() == ["a comes"])
    #expect(document.lines(after: 1) == ["b comes", "a goes 1"])
  }

  @Test("Rows of a loop that are gone disappear, in the order of the tree")
  func rows() {
    let document = ActionDocument(
      state: #""n": [1, 2, 3, 4]"#,
      root: #"""
        {"view": "VStack", "children": {"forEach": "n", "as": "x", "id": "x",
          "content": {"view": "Text", "text": "\\(x)", "modifiers": [{"onDisappear": "print(x)"}]}}}
        """#, steps: #"{"set": {"n": [4, 2]}}"#)
    #expect(document.lines(after: 1) == ["1", "3"])
    let views = document.frame(1)?.actions.compactMap(\.view).map { view in
      if case .path(let path, _) = view { path } else { "" }
    }
    #expect(views == ["VStack/Text[0]", "VStack/Text[2]"])
  }

  // MARK: - task

  @Test("A task begins after the update in which its view appears, once")
  func task() {
    let document = ActionDocument(
      #"{"onAppear": "n = 1"}, {"task": "print(n); n = 2"}"#, steps: #"{"set": {"n": 3}}"#)
    #expect(document.actions() == ["onAppear n = 1", "task n = 2"])
    #expect(document.lines() == ["1"])
    #expect(document.actions(after: 1).isEmpty)
  }

  @Test("A task with another id is cancelled and begins again")
  func taskID() {
    let document = ActionDocument(
      state: #""n": 1, "done": [] "#,
      #"""
      {"task": {"id": "n", "action": ["let own = n", "try? await Task.sleep(for: .seconds(1))", "if Task.isCancelled { return }", "done.append(own)"]}}
      """#, steps: #"{"wait": 0.5}, {"set": {"n": 2}}, {"wait": 1}"#)
    #expect(document.actions(after: 2) == ["cancelled at 0.5 <- 1", "task at 0.5"])
    #expect(document.value("done", after: 3) == .array([.int(2)]))
  }

  @Test("A task of a view that is gone is cancelled: with 'try' it ends there")
  func taskGone() {
    let document = ActionDocument(
      state: #""n": 0"#,
      root: #"""
        {"view": "VStack", "children": {"if": "n == 0", "then": {"view": "Text", "text": "a",
          "modifiers": [{"task": ["try await Task.sleep(for: .seconds(1))", "print(\"never\")"]}]}}}
        """#, steps: #"{"set": {"n": 1}}, {"wait": 5}, {"set": {"n": 0}}, {"wait": 1}"#)
    #expect(document.actions(after: 1) == ["cancelled <- 1"])
    #expect(document.lines(after: 2).isEmpty)
    // A view that comes again starts its task again.
    #expect(document.actions(after: 3) == ["task at 5.0"])
    #expect(document.lines(after: 4) == ["never"])
  }

  // MARK: - onReceive

  @Test("A timer sends the time, at its interval from when its view came")
  func timer() {
    let document = ActionDocument(
      #"{"onReceive": {"every": 0.5, "as": "time", "perform": "print(time)"}}"#,
      steps: #"{"wait": 1.25}, {"wait": 0.25}"#)
    #expect(document.lines(after: 1) == ["0.5", "1.0"])
    #expect(document.lines(after: 2) == ["1.5"])
    #expect(document.waiting(after: 2).isEmpty)
  }

  @Test("A timer ends with its view")
  func timerEnds() {
    let document = ActionDocument(
      state: #""n": 0"#,
      root: #"""
        {"view": "VStack", "children": {"if": "n < 2", "then": {"view": "Text", "text": "a",
          "modifiers": [{"onReceive": {"every": 1, "perform": "n += 1"}}]}}}
        """#, steps: #"{"wait": 5}"#)
    #expect(document.value("n", after: 1) == .int(2))
  }

  @Test("An event reaches all that listen to it, in the order of the tree")
  func event() {
    let document = ActionDocument(
      state: #""n": 0"#,
      root: #"""
        {"view": "VStack", "children": {"forEach": "0..<2", "as": "i", "content": {"view": "Text", "text": "a",
          "modifiers": [{"onReceive": {"publisher": "saved", "perform": "{ print(i, $0) }"}},
            {"onReceive": {"publisher": "closed", "perform": "print(\"closed\")"}}]}}}
        """#, steps: #"{"send": {"saved": 5}}, {"send": "closed"}"#)
    #expect(document.lines(after: 1) == ["0 5", "1 5"])
    #expect(document.lines(after: 2) == ["closed", "closed"])
  }

  // MARK: - Assignments in updates

  static let places = [
    #"{"view": "Text", "text": "\\(n)", "let": {"_": "n = 1"}}"#,
    #"{"view": "GeometryReader", "content": {"view": "Text", "text": "\\(n)", "let": {"_": "n = Int(geometry.size.width) / 100"}}}"#,
    #"{"view": "HStack", "alignment": "top", "children": [{"view": "Text", "text": "\\(n)", "modifiers": [{"alignmentGuide": {"guide": "top", "computeValue": "n = 1; return 0"}}]}]}"#,
    #"{"view": "Text", "text": "\\(n)", "modifiers": [{"frame": {"width": "{ n = 1; return 50 }()"}}]}"#,
    #"{"view": "Text", "text": "\\(n)", "let": {"set": "{ n = 1 }", "_": "set()"}}"#,
    #"{"view": "Text", "text": "\\(n)", "let": {"one": "{ (x: Int) in n = x; return x }(1)"}}"#,
  ]

  @Test("State that is assigned while views are updated is SwiftUI's warning", arguments: places)
  func modified(root: String) {
    let document = ActionDocument(state: #""n": 0"#, root: root)
    #expect(
      document.messages
        == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(document.value("n") == .int(1))
    #expect(document.inspection?.passes == 2)
  }

  @Test("So is what the closures of preferences assign")
  func modifiedByClosures() {
    let document = ActionDocument(
      #"""
      {"anchorPreference": {"key": "K", "value": "bounds", "transform": "n = 1; return 1"}},
      {"transformPreference": {"key": "K", "transform": "n = 2; value += 1"}},
      {"onPreferenceChange": {"key": "K", "perform": "print(value, n)"}}
      """#,
      more: #""preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}},"#)
    #expect(document.messages.count == 2)
    // The action runs after the update, in which the last assignment counts.
    #expect(document.lines() == ["2 2"])
  }

  @Test("In the update itself the state is what it was when it began")
  func readsOldValue() {
    let document = ActionDocument(
      state: #""n": [0, 0]"#,
      root:
        #"{"view": "Text", "text": "\\(n)", "let": {"_": ["n[0] = 1", "print(n)", "n[1] = 2"]}}"#)
    // Each update sets the second element alone, so that the second one changes nothing.
    #expect(document.lines() == ["[0, 0]", "[0, 2]"])
    #expect(document.value("n") == .array([.int(0), .int(2)]))
  }

  @Test("The article's shared array keeps one frame, its remedy all of them")
  func sharedArray() throws {
    let warned = try Evaluated(article: "months-shared-array")
    #expect(warned.inspection.diagnostics.map(\.id) == ["state-modified-during-view-update"])
    #expect(try warned.frame("border").width == 0)
    let delayed = try Evaluated(article: "months-shared-array-async")
    #expect(delayed.inspection.diagnostics.isEmpty)
    // January is 61.5 wide, with 10 on either side.
    #expect(try delayed.view("border").content == delayed.view("m0").frame)
  }
}
