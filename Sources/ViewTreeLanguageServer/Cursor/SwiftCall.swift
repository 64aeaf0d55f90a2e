import ViewTreeScript

/// Finds the call whose parentheses are open at the end of a list of tokens.
enum SwiftCall {
  static func around(
    _ tokens: [SwiftToken], in bytes: ArraySlice<UInt8>
  ) -> SwiftCursor.Call? {
    guard let open = opening(tokens), tokens[open].isMark("("), open > 0,
      tokens[open - 1].kind == .name
    else { return nil }
    let arguments = labels(tokens[(open + 1)...], bytes)
    return SwiftCursor.Call(
      name: text(tokens[open - 1], bytes), isMember: open > 1 && tokens[open - 2].isMark("."),
      label: arguments.last ?? nil, isAtStart: startsArgument(tokens),
      labels: arguments.dropLast().compactMap(\.self))
  }

  /// The innermost unclosed bracket.
  private static func opening(_ tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for place in tokens.indices.reversed() {
      let token = tokens[place]
      if ")]}".contains(where: { token.isMark($0) }) { depth += 1 }
      guard "([{".contains(where: { token.isMark($0) }) else { continue }
      if depth == 0 { return place }
      depth -= 1
    }
    return nil
  }

  /// The labels of the arguments after an open parenthesis, `nil` for those without.
  private static func labels(
    _ tokens: ArraySlice<SwiftToken>, _ bytes: ArraySlice<UInt8>
  ) -> [String?] {
    var labels: [String?] = [nil]
    var depth = 0
    var isAtStart = true
    for place in tokens.indices {
      let token = tokens[place]
      if "([{".contains(where: { token.isMark($0) }) { depth += 1 }
      if ")]}".contains(where: { token.isMark($0) }) { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isMark(",") {
        labels.append(nil)
        isAtStart = true
        continue
      }
      if isAtStart, token.kind == .name, place + 1 < tokens.endIndex, tokens[place + 1].isMark(":")
      {
        labels[labels.count - 1] = text(token, bytes)
      }
      isAtStart = false
    }
    return labels
  }

  private static func startsArgument(_ tokens: [SwiftToken]) -> Bool {
    guard let last = tokens.last else { return false }
    return last.isMark("(") || last.isMark(",")
  }

  private static func text(_ token: SwiftToken, _ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
