import ViewTreeScript

/// The receiver of a member: the expression before a dot.
enum SwiftReceiver {
  /// The range of the expression that ends a list of tokens. `nil` if there is none.
  static func range(
    before tokens: ArraySlice<SwiftToken>, in bytes: ArraySlice<UInt8>
  ) -> Range<Int>? {
    guard let last = tokens.last else { return nil }
    var place = tokens.endIndex
    var start: Int?
    while place > tokens.startIndex, let part = part(before: place, tokens, bytes) {
      place = part
      start = tokens[place].range.lowerBound
      // The receiver of a name is the expression before its dot.
      guard tokens[place].kind == .name else { continue }
      guard place > tokens.startIndex, tokens[place - 1].isMark(".") else { break }
      place -= 1
      if self.part(before: place, tokens, bytes) == nil {
        return start.map { $0 - 1..<last.range.upperBound }
      }
    }
    return start.map { $0..<last.range.upperBound }
  }

  /// The start of the last part of an expression: a name, a pair of brackets, or a mark after
  /// these.
  private static func part(
    before end: Int, _ tokens: ArraySlice<SwiftToken>, _ bytes: ArraySlice<UInt8>
  ) -> Int? {
    guard end > tokens.startIndex else { return nil }
    let token = tokens[end - 1]
    switch token.kind {
    case .name: return keywords.contains(text(token, bytes)) ? nil : end - 1
    case .number, .text: return end - 1
    case .comment: return nil
    case .mark:
      if token.isMark(")") || token.isMark("]") || token.isMark("}") {
        return opening(end - 1, tokens)
      }
      let isSuffix = token.isMark("!") || token.isMark("?")
      return isSuffix && end - 1 > tokens.startIndex
        && tokens[end - 2].range.upperBound == token.range.lowerBound
        ? end - 1 : nil
    }
  }

  /// The index of the opening bracket for a closing one.
  private static func opening(_ close: Int, _ tokens: ArraySlice<SwiftToken>) -> Int? {
    var depth = 0
    for place in stride(from: close, through: tokens.startIndex, by: -1) {
      let token = tokens[place]
      if ")]}".contains(where: { token.isMark($0) }) { depth += 1 }
      if "([{".contains(where: { token.isMark($0) }) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "return", "in", "case", "else", "if", "where", "is", "as",
  ]

  private static func text(_ token: SwiftToken, _ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
