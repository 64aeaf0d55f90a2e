import ViewTreeSyntax

/// Values for expressions of Swift files, for facts that viewtree can't know.
package struct Assumptions: Sendable {
  /// The value of each expression, both in Swift, by the expression without its spaces.
  private var values: [String: String] = [:]
  /// The expressions in source form, in their order.
  private(set) var written: [String] = []

  package init() {}

  /// True if there are no assumptions.
  var isEmpty: Bool { values.isEmpty }

  /// Adds an assumption. An earlier assumption about the same expression stays.
  package mutating func add(_ expression: String, is value: String) {
    let key = Self.key(expression.utf8)
    guard values[key] == nil else { return }
    values[key] = value
    written.append(expression)
  }

  /// Adds an assumption written as `order.isComplete=true`. Returns false for other text.
  package mutating func add(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let comparing = Array("=!<>".utf8)
    let place = bytes.indices.last { place in
      bytes[place] == UInt8(ascii: "=")
        && !(place > 0 && comparing.contains(bytes[place - 1]))
        && !(place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "="))
    }
    guard let place, place > 0, place + 1 < bytes.count else { return false }
    add(
      String(decoding: bytes[..<place], as: UTF8.self),
      is: String(decoding: bytes[(place + 1)...], as: UTF8.self))
    return true
  }

  /// Adds the assumptions in settings, an object of expressions and values. Existing assumptions
  /// stay.
  mutating func add(_ settings: SyntaxTree, _ object: SyntaxNode.Index) {
    for (key, value) in settings.members(object) {
      let text = settings.text(value)
      let quoted = "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      switch settings.kind(value) {
      case .string: add(settings.text(key), is: quoted)
      case .true: add(settings.text(key), is: "true")
      case .false: add(settings.text(key), is: "false")
      case .null: add(settings.text(key), is: "nil")
      case .number:
        let range = settings.range(value)
        let digits = settings.source.bytes[Int(range.start)..<Int(range.end)]
        add(settings.text(key), is: String(decoding: digits, as: UTF8.self))
      default: continue
      }
    }
  }

  /// Adds assumptions as ``add(_:_:)`` does. They may be unused.
  mutating func addDefaults(_ settings: SyntaxTree, _ object: SyntaxNode.Index) {
    let written = written
    add(settings, object)
    self.written = written
  }

  /// The value of an expression, and its key.
  func value(of expression: ArraySlice<UInt8>) -> (key: String, value: String)? {
    guard expression.count <= Self.longest else { return nil }
    let key = Self.key(expression)
    return values[key].map { (key, $0) }
  }

  /// The assumptions about expressions that no key in `used` is of.
  func unused(_ used: Set<String>) -> [String] {
    written.filter { !used.contains(Self.key($0.utf8)) }
  }

  /// The maximum number of bytes of an expression.
  private static let longest = 500

  private static func key(_ expression: some Sequence<UInt8>) -> String {
    String(decoding: expression.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
  }
}
