import ViewTreeNumbers
import ViewTreeScript

/// The names in Swift that may refer to a declaration.
enum SwiftWords {
  /// Words that are neither members of a value nor labels. For `$name`, the name.
  static func all(in bytes: [UInt8]) -> [(text: String, range: Range<Int>)] {
    let tokens = SwiftTokens.all(in: bytes[...]).filter { $0.kind != .comment }
    return tokens.indices.compactMap { place in
      let token = tokens[place]
      guard token.kind == .name, !isMember(place, tokens, bytes), !isLabel(place, tokens) else {
        return nil
      }
      var range = token.range
      if token.first == UInt8(ascii: "$") { range = range.lowerBound + 1..<range.upperBound }
      return (String(decoding: bytes[range], as: UTF8.self), range)
    }
  }

  /// The member at an offset whose owner is written before the dot.
  static func qualified(
    in bytes: [UInt8], at offset: Int
  ) -> (owner: String, name: String, range: Range<Int>)? {
    let tokens = SwiftTokens.all(in: bytes[...]).filter { $0.kind != .comment }
    let place = tokens.firstIndex {
      $0.kind == .name && $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    guard let place, place > 1, tokens[place - 1].isMark("."), tokens[place - 2].kind == .name
    else {
      return nil
    }
    func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
    return (text(tokens[place - 2]), text(tokens[place]), tokens[place].range)
  }

  /// True if a word follows the dot of an expression other than `self`.
  private static func isMember(_ place: Int, _ tokens: [SwiftToken], _ bytes: [UInt8]) -> Bool {
    guard place > 0, tokens[place - 1].isMark(".") else { return false }
    guard place > 1 else { return true }
    let owner = tokens[place - 2]
    if owner.kind == .name, bytes[owner.range].elementsEqual("self".utf8) { return false }
    // A member that begins with a capital letter is a nested type.
    return !(65...90).contains(tokens[place].first)
  }

  /// True if a word precedes the colon of an argument.
  private static func isLabel(_ place: Int, _ tokens: [SwiftToken]) -> Bool {
    guard place > 0, place + 1 < tokens.count, tokens[place + 1].isMark(":") else { return false }
    return tokens[place - 1].isMark("(") || tokens[place - 1].isMark(",")
  }
}
