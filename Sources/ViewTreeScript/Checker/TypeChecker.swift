/// Finds in compiled code what cannot be right whatever happens: members that a type does not have,
/// calls with the wrong number of arguments, cases that an enum does not have.
///
/// Every node is looked at once. Types are told from declarations and constants; where a type is not
/// certain nothing is said.
final class TypeChecker {
  /// What is known of the variables of a function that is being checked.
  final class Frame {
    var slots: [Int32: StaticType] = [:]
    var boxes: [Int32: StaticType] = [:]
    var captured: [StaticType] = []
    /// The declared type of what the function returns.
    var result: StaticType = .unknown
    /// The types of what it returns.
    var returned: [StaticType] = []
  }

  let code: Code
  let text: [UInt8]
  let types: TypeTable
  let scope: ScriptScope
  var problems: [ScriptProblem] = []
  /// What functions of the code return, as far as it is known.
  var results: [Int32: StaticType] = [:]
  var frame = Frame()
  private var depth = 0

  /// How deep nodes are followed; what is deeper is not checked.
  private static let depthLimit = 500

  init(_ code: Code, text: [UInt8], types: TypeTable, scope: ScriptScope) {
    self.code = code
    self.text = text
    self.types = types
    self.scope = scope
  }

  /// Checks the outermost function and returns the type of its result.
  func check(
    entry: Int32, parameters: [StaticType], result: StaticType = .unknown
  ) -> StaticType {
    checkFunction(entry, parameters: parameters, expecting: result)
  }

  // MARK: Functions

  /// Checks a function whose parameters have these types, unless their own are written, and returns the
  /// type of its result.
  func checkFunction(
    _ index: Int32, parameters: [StaticType], expecting expected: StaticType = .unknown
  ) -> StaticType {
    let function = code.functions[Int(index)]
    let outer = frame
    let inner = Frame()
    inner.captured = function.captures.map { source in
      switch source {
      case .box(let box): outer.boxes[box] ?? .unknown
      case .captured(let place):
        place < outer.captured.count ? outer.captured[Int(place)] : .unknown
      }
    }
    let written = StaticType(function.resultType, types)
    inner.result = written.isUnknown ? expected : written
    fill(inner, function, parameters)
    frame = inner
    defer { frame = outer }
    for parameter in function.parameters where parameter.defaultValue >= 0 {
      _ = type(of: parameter.defaultValue, expecting: StaticType(parameter.type, types))
    }
    guard function.body >= 0 else { return written }
    if function.isExpression {
      let found = type(of: function.body, expecting: inner.result)
      return inner.result.isUnknown ? found : inner.result
    }
    checkStatement(function.body)
    return inner.result.isUnknown ? StaticType.shared(inner.returned) : inner.result
  }

  /// Gives the parameters of a function their types; one tuple is spread over several parameters.
  private func fill(_ frame: Frame, _ function: FunctionCode, _ given: [StaticType]) {
    var given = given
    if function.parameterCount > 1, given.count == 1, case .tuple(let elements, _) = given[0] {
      given = elements
    }
    for (place, type) in given.enumerated() { frame.slots[Int32(place)] = type }
    for (place, parameter) in function.parameters.enumerated() where !parameter.type.isAny {
      frame.slots[Int32(place)] = StaticType(parameter.type, types)
    }
    for (slot, box) in function.boxedParameters { frame.boxes[box] = frame.slots[slot] }
  }

  // MARK: Places

  func node(_ index: Int32) -> Node { code.nodes[Int(index)] }

  func list(_ start: Int32, _ count: Int32) -> ArraySlice<Int32> {
    code.lists[Int(start)..<Int(start) + Int(max(count, 0))]
  }

  func report(_ kind: ScriptProblem.Kind, _ range: Range<Int>) {
    problems.append(ScriptProblem(kind, range: range, origin: code.origin))
  }

  /// Follows a node within the limit of depth.
  func deeper(_ body: () -> StaticType) -> StaticType {
    guard depth < Self.depthLimit else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// The name in a node that ends with it, or in which it stands between `start` and the end.
  func nameRange(_ name: String, in range: Range<Int>, from start: Int) -> Range<Int> {
    let word = Array(name.utf8)
    var place = max(start, range.lowerBound)
    while place + word.count <= min(range.upperBound, text.count) {
      if text[place..<place + word.count].elementsEqual(word) { return place..<place + word.count }
      place += 1
    }
    return range
  }
}
