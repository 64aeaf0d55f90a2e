@testable import ViewTreeScript

/// Compiles and evaluates texts, and puts results and problems into words.
struct Bench {
  var types = ScriptTypes()
  var names: [ScopeName] = []
  var values: [Value] = []
  var budget = ScriptBudget.standard

  var scope: ScriptScope { ScriptScope().pushing(names) }

  func compile(_ text: String, as kind: ScriptKind = .expression) -> ScriptCompilation {
    ScriptCompiler(types: types).compile(text, as: kind, in: scope)
  }

  /// The printed value, or the kind of the first problem and the text that it is about.
  func result(
    _ text: String, as kind: ScriptKind = .expression, _ arguments: [Value] = []
  ) -> String {
    let compilation = compile(text, as: kind)
    guard let program = compilation.program else {
      return compilation.problems.map { words($0, in: text) }.joined(separator: "; ")
    }
    let machine = ScriptMachine(types: types, budget: budget)
    do {
      let environment = ScriptEnvironment(values: values)
      return try machine.evaluate(program, in: environment, arguments).description
    } catch {
      return words(error.problem, in: text)
    }
  }

  /// The state after an action, or the problem.
  func state(after text: String) -> String {
    let compilation = compile(text, as: .action(parameters: []))
    guard let program = compilation.program else {
      return compilation.problems.map { words($0, in: text) }.joined(separator: "; ")
    }
    let machine = ScriptMachine(types: types, budget: budget)
    let environment = ScriptEnvironment(values: values)
    do {
      _ = try machine.evaluate(program, in: environment)
      return environment.values.map(\.description).joined(separator: ", ")
    } catch {
      return words(error.problem, in: text)
    }
  }

  func words(_ problem: ScriptProblem, in text: String) -> String {
    let bytes = Array(text.utf8)
    let range = problem.range.clamped(to: 0..<bytes.count)
    let place = String(decoding: bytes[range], as: UTF8.self)
    return "\(problem.diagnostic { _ in nil }.id) at '\(place)'"
  }
}

/// An anchor or a proxy as a host makes it.
final class FakeProxy: ForeignValue {
  let typeName = "GeometryProxy"

  func isEqual(to other: any ForeignValue) -> Bool { self === other }

  func member(_ name: String) throws(ScriptFailure) -> Value? {
    name == "size" ? .size(SizeValue(width: 300, height: 200)) : nil
  }

  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard method == "frame", case .enumCase(let space)? = arguments["in"] else { return nil }
    return .rect(
      RectValue(x: space.name == "global" ? 7 : 0, y: 0, width: 300, height: 200))
  }

  func subscripted(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard case .foreign(let foreign)? = arguments.values.first, let anchor = foreign as? FakeAnchor
    else { throw ScriptFailure(.typeMismatch(expected: "Anchor", found: "something else")) }
    return anchor.value
  }
}

final class FakeAnchor: ForeignValue {
  let typeName = "Anchor"
  let value: Value

  init(_ value: Value) { self.value = value }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? FakeAnchor)?.value == value
  }

  func describe(into sink: inout some TextOutputStream) { sink.write("anchor") }
}
