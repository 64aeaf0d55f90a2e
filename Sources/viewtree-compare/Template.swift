/// The pattern of an expression or a statement, with holes.
///
/// A hole is enclosed in `«` and `»`: `int` is an expression, `int0` a name or a literal, `int$` a
/// name, `int→bool` a closure, `#5` a number below 5, `+|-` one of several words, and `@` the
/// variable of the statement.
struct Template {
  enum Piece {
    case text(String)
    case expression(GeneratedType)
    case leaf(GeneratedType)
    case name(GeneratedType)
    case closure(GeneratedType, GeneratedType)
    case number(Int)
    case word([String])
    case variable
  }

  let pieces: [Piece]

  /// Parses a pattern. A hole of an unknown kind is text.
  init(_ pattern: String) {
    pieces = pattern.split(separator: "«", omittingEmptySubsequences: false).enumerated()
      .flatMap { place, part -> [Piece] in
        guard place > 0, let end = part.firstIndex(of: "»") else { return [.text(String(part))] }
        return [Self.hole(String(part[..<end])), .text(String(part[part.index(after: end)...]))]
      }
  }

  private static func hole(_ text: String) -> Piece {
    if text == "@" { return .variable }
    if let type = GeneratedType(rawValue: text) { return .expression(type) }
    if let type = GeneratedType(rawValue: String(text.dropLast())) {
      return text.hasSuffix("$") ? .name(type) : .leaf(type)
    }
    if text.hasPrefix("#"), let bound = Int(text.dropFirst()) { return .number(bound) }
    let parts = text.split(separator: "→").map { GeneratedType(rawValue: String($0)) }
    if parts.count == 2, let parameter = parts[0], let result = parts[1] {
      return .closure(parameter, result)
    }
    return .word(text.split(separator: "|").map(String.init))
  }
}
