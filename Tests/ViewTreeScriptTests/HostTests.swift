import Testing

@testable import ViewTreeScript

/// What scripts ask of their host: to print, to run something later, to wait.
struct HostTests {
  private let bench = Bench(
    names: [
      ScopeName("count", storage: .state), ScopeName("list", storage: .state),
      ScopeName("title", typeName: "String?"),
    ], values: [.int(1), .array([.int(1), .int(2)]), .none])

  private func run(_ text: String) -> (host: RecordingHost, before: String, after: String) {
    let host = RecordingHost()
    let (before, after) = host.states(around: text, bench)
    return (host, before, after)
  }

  // MARK: - Printing

  static let printed = [
    ("print(1, 2.5, true, \"a\")", "1 2.5 true a\n"), ("print()", "\n"),
    ("print(count, separator: \"-\")", "1\n"), ("print(list, list.count)", "[1, 2] 2\n"),
    ("print(\"a\", \"b\", separator: \", \", terminator: \"!\")", "a, b!"),
    ("print(\"a\", terminator: \"\"); print(\"b\")", "ab\n"), ("print(title)", "nil\n"),
    ("debugPrint(\"a\", 1)", "\"a\" 1\n"), ("dump(3)", "- 3\n"),
    ("dump([1, 2])", "▿ 2 elements\n  - 1\n  - 2\n"), ("dump([7])", "▿ 1 element\n  - 7\n"),
    (
      "dump((a: 1, b: [2]))",
      "▿ (2 elements)\n  - a: 1\n  ▿ b: 1 element\n    - 2\n"
    ),
    ("let _ = print(\"x\")", "x\n"), ("[1, 2].forEach { print($0) }", "1\n2\n"),
    ("let x = dump(5); print(x + 1)", "- 5\n6\n"),
  ]

  @Test("Scripts print what Swift prints", arguments: printed)
  func prints(text: String, expected: String) {
    let (host, before, _) = run(text)
    #expect(host.text == expected, "\(before)")
  }

  @Test("An expression that prints does so each time, though nothing in it changes")
  func isNotFolded() throws {
    let program = try #require(bench.compile("print(\"x\")").program)
    let machine = ScriptMachine()
    let host = RecordingHost()
    machine.host = host
    for _ in 0..<2 {
      _ = try machine.evaluate(program, in: ScriptEnvironment(values: bench.values))
    }
    #expect(host.text == "x\nx\n")
  }

  // MARK: - Running later

  static let later = [
    ("DispatchQueue.main.async { count = 5 }", "async 0.0"),
    ("DispatchQueue.main.async(execute: { count = 5 })", "async 0.0"),
    ("DispatchQueue.global(qos: .userInitiated).async { count = 5 }", "async 0.0"),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { count = 5 }", "asyncAfter 0.5"),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { count = 5 }",
      "asyncAfter 0.25"
    ),
    (
      "let delay = 2.0\nDispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay * Double(count)) { count = 5 }",
      "asyncAfter 2.0"
    ),
    ("Task { count = 5 }", "task 0.0"), ("Task { @MainActor in count = 5 }", "task 0.0"),
    ("Task(priority: .high) { count = 5 }", "task 0.0"),
    ("Task.detached { await MainActor.run { count = 5 } }", "task 0.0"),
    ("withAnimation { } completion: { count = 5 }", "completion 0.0"),
  ]

  @Test("What is asynchronous is handed over with its delay", arguments: later)
  func handsOver(text: String, expected: String) {
    let (host, before, after) = run(text)
    #expect(before.hasPrefix("1,"), "\(before)")
    #expect(after.hasPrefix("5,"), "\(after)")
    let again = RecordingHost()
    let machine = ScriptMachine()
    machine.host = again
    if let program = bench.compile(text, as: .action(parameters: [])).program {
      _ = try? machine.evaluate(program, in: ScriptEnvironment(values: bench.values))
    }
    #expect(again.works.map { "\($0.kind) \($0.delay)" } == [expected])
    #expect(host.works.isEmpty)
  }

  static let atOnce = [
    ("withAnimation { count = 5 }", "5, [1, 2], nil"),
    ("withAnimation(.easeIn(duration: 1)) { count = 5 }", "5, [1, 2], nil"),
    ("MainActor.assumeIsolated { count = 5 }", "5, [1, 2], nil"),
    ("count = MainActor.assumeIsolated { count + 4 }", "5, [1, 2], nil"),
    ("count = withAnimation { 5 }", "5, [1, 2], nil"),
  ]

  @Test("What is not asynchronous runs at once and gives its value", arguments: atOnce)
  func runsAtOnce(text: String, expected: String) {
    #expect(run(text).before == expected)
  }

  @Test("A closure for later keeps the local variables that it saw")
  func captures() {
    let text = """
      for number in [3, 4] {
        let twice = number * 2
        DispatchQueue.main.async { count += twice }
      }
      """
    let (_, before, after) = run(text)
    #expect(before.hasPrefix("1,"))
    #expect(after.hasPrefix("15,"))
  }

  // MARK: - Waiting

  static let waits = [
    ("Task { try? await Task.sleep(nanoseconds: 500_000_000) }", [0.5]),
    ("Task { try await Task.sleep(for: .seconds(2)) }", [2.0]),
    ("Task { try await Task.sleep(for: .milliseconds(100)) }", [0.1]),
    ("Task { try! await Task.sleep(until: .now + .seconds(3), clock: .continuous) }", [3.0]),
    ("Task { await Task.yield() }", [0.0]),
    ("Task { for _ in 0..<2 { try? await Task.sleep(for: .seconds(0.25)) } }", [0.25, 0.25]),
  ]

  @Test("A sleep says how long it waits", arguments: waits)
  func sleeps(text: String, expected: [Double]) {
    let (host, before, _) = run(text)
    #expect(host.waits == expected, "\(before)")
  }

  @Test("With 'try?' a cancelled task goes on, with 'try' it ends")
  func cancellation() {
    for (word, expected) in [("try?", "2, [1, 2], nil"), ("try", "host")] {
      let host = RecordingHost()
      host.isCancelled = true
      let (_, after) = host.states(
        around: "Task { \(word) await Task.sleep(for: .seconds(1)); count = 2 }", bench)
      #expect(word == "try?" ? after == expected : after != "2, [1, 2], nil")
    }
    let host = RecordingHost()
    host.isCancelled = true
    #expect(
      host.states(around: "Task { if Task.isCancelled { count = 9 } }", bench).after.hasPrefix("9"))
  }

  // MARK: - Mistakes

  static let mistakes = [
    ("print(1, seperator: \"-\")", "unknown-script-label at 'seperator'"),
    ("prnt(1)", "unknown-script-function at 'prnt'"),
    ("async { }", "unknown-script-function at 'async'"),
    ("DispatchQueue.main.asyncAfter(after: 1) { }", "unknown-script-label at 'after'"),
    ("DispatchQueue.main.asyncAfter { }", "missing-script-argument"),
    ("Task.sleep(seconds: 1)", "unknown-script-label at 'seconds'"),
    ("dump(1, 2)", "wrong-script-arguments"),
    ("Task { try await Task.sleep(for: 1) }", "script-type-mismatch at '1'"),
    ("DispatchQueue.main.asyncAfter(deadline: 0.5) { }", "script-type-mismatch at '0.5'"),
    ("Task { try await Task.sleep(for: .seconds()) }", "wrong-script-arguments"),
    ("Task.slep(for: .seconds(1))", "unknown-script-member at 'slep'"),
    ("DispatchQueue.main.asynk { }", "unknown-script-member at 'asynk'"),
    ("MainActor.runs { }", "unknown-script-member at 'runs'"),
  ]

  @Test("A wrong call is answered with its place", arguments: mistakes)
  func mistake(text: String, expected: String) {
    #expect(run(text).before.contains(expected), "\(run(text).before)")
  }

  // MARK: - Updates

  @Test("In an update variables keep their values; of several assignments the last counts")
  func update() throws {
    let text = "count = 5\nlist[0] = 7\nlist[1] = count\nreturn list.count + count"
    let kind = ScriptKind.closure(parameters: [], inoutFirst: false)
    let program = try #require(bench.compile(text, as: kind).program)
    let machine = ScriptMachine()
    let environment = ScriptEnvironment(values: bench.values)
    machine.writes.isUpdating = true
    #expect(try machine.evaluate(program, in: environment).description == "3")
    #expect(environment.values.prefix(2).map(\.description) == ["1", "[1, 2]"])
    #expect(machine.writes.takePlaces().map(\.range) == [0..<5, 10..<14, 22..<26])
    machine.writes.commit()
    #expect(environment.values.prefix(2).map(\.description) == ["5", "[1, 1]"])
  }

  @Test("A binding that is changed in an update waits, too")
  func binding() throws {
    let outer = ScriptEnvironment(values: [.int(1)])
    let inner = ScriptEnvironment(
      parent: outer, values: [.binding(BindingValue(environment: outer, index: 0))])
    let scope = ScriptScope().pushing([ScopeName("a", storage: .state)])
      .pushing([ScopeName("bound", storage: .state)])
    let program = try #require(
      ScriptCompiler().compile(
        "bound += 1", as: .closure(parameters: [], inoutFirst: false), in: scope
      ).program)
    let machine = ScriptMachine()
    machine.writes.isUpdating = true
    _ = try machine.evaluate(program, in: inner)
    #expect(outer.values[0] == .int(1))
    machine.writes.commit()
    #expect(outer.values[0] == .int(2))
  }

  static let counts: [(String, Int?)] = [
    ("{ a, b in a }", 2), ("{ newValue in }", 1), ("{ (old, new) in }", 2), ("{ _ in x = 1 }", 1),
    ("{ () in x = 1 }", 0), ("x = $0", 1), ("print($0, $1)", 2), ("x = newValue", nil),
    ("{ @MainActor old, new in }", 2), ("", nil),
  ]

  @Test("A closure's text tells how many parameters it has", arguments: counts)
  func parameterCount(text: String, expected: Int?) {
    #expect(ScriptCompiler().parameterCount(of: Array(text.utf8)) == expected)
  }
}
