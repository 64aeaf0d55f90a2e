import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Declarations copied from Swift files, where the format expects their bodies
/// (docs/reference/format/values.md, Pasted declarations).
extension DocumentDecoder {
  /// Declaration modifiers that have no effect here.
  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "static", "mutating", "nonisolated",
  ]

  // MARK: - Functions

  /// The functions in a string, or `nil` if it doesn't start with a function. Reports problems.
  func pastedFunctions(_ node: Index) -> [ScriptTypes.Method]? {
    guard let text = ScriptText.bytes(at: node, in: tree),
      Self.words(text).first(where: { !Self.modifiers.contains($0) }) == "func"
    else { return nil }
    return swiftFunctions(text, at: node)
  }

  /// The functions in Swift code. Reports problems.
  func swiftFunctions(_ text: [UInt8], at node: Index) -> [ScriptTypes.Method] {
    let read = ScriptTypes.methods(in: text) { ScriptOrigin(syntax: node, offset: $0).number }
    for problem in read.problems { report(document.diagnostic(of: problem)) }
    return read.methods
  }

  /// The function with a name in a string, or `nil` if the string is a body. Reports another
  /// function.
  func pastedFunction(_ node: Index, named name: String) -> ScriptTypes.Method? {
    guard let functions = pastedFunctions(node) else { return nil }
    if functions.count == 1, functions[0].name == name { return functions[0] }
    guard let other = functions.first(where: { $0.name != name }) ?? functions.last else {
      return nil
    }
    report(
      .wrongKind(
        expected: "the function '\(name)' alone", found: "the function '\(other.name)'",
        at: tree.range(node)))
    return other
  }

  /// Compiles the body of a `reduce` that is written as in Swift.
  func compileReduce(_ function: ScriptTypes.Method, at node: Index, _ type: ScriptType) -> ID<
    DocumentScript
  >? {
    guard function.parameters.count == 2 else {
      report(
        .wrongKind(
          expected: "a 'reduce' with the parameters 'value' and 'nextValue'",
          found: "a function with \(function.parameters.count)", at: tree.range(node)))
      return nil
    }
    let start = ScriptOrigin(number: function.body.origin)?.offset ?? 0
    let part = function.body.range ?? 0..<function.body.text.count
    return compile(
      Array(function.body.text[part]), at: node, prefix: -(start + part.lowerBound),
      .staticClosure(parameters: function.parameters.map(\.name), inoutFirst: true),
      parameters: [type, type.supplier])
  }

  /// The type of the values that a `reduce` combines, from its first parameter.
  func valueType(of function: ScriptTypes.Method) -> DeclaredType? {
    guard var name = function.parameters.first?.typeName else { return nil }
    if name.hasPrefix("inout ") { name.removeFirst("inout ".count) }
    return ["Value", "Self.Value"].contains(name) ? nil : declaredType(name.trimmingSpaces)
  }

  // MARK: - Defaults

  /// A default that is written as in Swift, `static let defaultValue: CGFloat = 0`, with the type
  /// that is written, or `nil` for any other text.
  func pastedDefault(_ node: Index) -> (type: DeclaredType?, value: Argument)? {
    guard let text = ScriptText.bytes(at: node, in: tree), let parts = Self.declaration(text) else {
      return nil
    }
    let declared = parts.type.map {
      declaredType(String(decoding: text[$0], as: UTF8.self).trimmingSpaces)
    }
    let script = compile(
      Array(text[parts.value]), at: node, prefix: -parts.value.lowerBound, .expression,
      result: declared?.type ?? .unknown)
    return (declared, script.map { .script($0) } ?? .absent)
  }

  /// The type and the value in `static let defaultValue: T = value` or
  /// `static var defaultValue: T { value }`.
  private static func declaration(_ text: [UInt8]) -> (type: Range<Int>?, value: Range<Int>)? {
    var words = words(text)[...]
    words = words.drop { modifiers.contains($0) }
    guard words.first == "let" || words.first == "var", words.dropFirst().first == "defaultValue",
      let sign = text.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "{") })
    else { return nil }
    let type = text[..<sign].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1..<sign }
    guard text[sign] == UInt8(ascii: "{") else { return (type, sign + 1..<text.count) }
    guard let end = text.lastIndex(of: UInt8(ascii: "}")), end > sign else { return nil }
    var start = sign + 1
    while start < end, text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\n") {
      start += 1
    }
    if text[start..<end].starts(with: "return ".utf8) { start += "return ".utf8.count }
    return (type, start..<end)
  }

  /// The words at the start of the text.
  private static func words(_ text: [UInt8]) -> [String] {
    var words: [String] = []
    var rest = text[...]
    while words.count < 8 {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      let word = rest.prefix {
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10
          || $0 == UInt8(ascii: "_")
      }
      if word.isEmpty { break }
      words.append(String(decoding: word, as: UTF8.self))
      rest = rest[word.endIndex...]
    }
    return words
  }
}
