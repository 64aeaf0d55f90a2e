/// The form of a string literal: its delimiters.
struct StringLiteral {
  /// The number of `#` around it, which its backslashes need too.
  let pounds: Int
  /// True if it has three quotation marks and spans several lines.
  let isLong: Bool
  /// The range between the quotation marks.
  let content: Range<Int>

  private static let nestingLimit = 32

  /// The literal in these bytes, which `end` has found.
  init(_ text: [UInt8], _ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound, text[place] == 0x23 { place += 1 }
    pounds = place - range.lowerBound
    isLong = Self.opensLong(text, place, pounds, range.upperBound)
    let margin = isLong ? 3 : 1
    let end = max(range.upperBound - pounds - margin, place + margin)
    content = min(place + margin, end)..<end
  }

  private static func isLongQuote(_ text: [UInt8], _ place: Int, _ limit: Int) -> Bool {
    place + 2 < limit && text[place] == 0x22 && text[place + 1] == 0x22 && text[place + 2] == 0x22
  }

  /// True if a literal spans several lines. `#"""#` is a single-line literal that contains a
  /// quotation mark.
  private static func opensLong(
    _ text: [UInt8], _ place: Int, _ pounds: Int, _ limit: Int
  ) -> Bool {
    isLongQuote(text, place, limit) && (pounds == 0 || !hasPounds(text, place + 3, pounds, limit))
  }

  /// The offset after the string literal that starts at `start`.
  static func end(
    _ text: [UInt8], _ start: Int, _ limit: Int, depth: Int = 0
  ) throws(SyntaxStop) -> Int {
    guard depth < nestingLimit else { throw SyntaxStop(.tooDeeplyNested, start..<start + 1) }
    var place = start
    while place < limit, text[place] == 0x23 { place += 1 }
    let pounds = place - start
    let isLong = opensLong(text, place, pounds, limit)
    place += isLong ? 3 : 1
    while place < limit {
      switch text[place] {
      case 0x22 where !isLong || isLongQuote(text, place, limit):
        let end = place + (isLong ? 3 : 1)
        if hasPounds(text, end, pounds, limit) { return end + pounds }
        place += 1
      case 0x0A where !isLong, 0x0D where !isLong:
        throw SyntaxStop(.unterminatedString, start..<place)
      case 0x5C where hasPounds(text, place + 1, pounds, limit):
        let escaped = place + 1 + pounds
        if escaped < limit, text[escaped] == 0x28 {
          place = try endOfInterpolation(
            text, place, escaped, limit, isLong: isLong, depth: depth + 1)
        } else {
          // A line break behind a backslash ends a short literal as well.
          let isBreak = escaped < limit && (text[escaped] == 0x0A || text[escaped] == 0x0D)
          place = isBreak ? escaped : escaped + 1
        }
      default: place += 1
      }
    }
    throw SyntaxStop(.unterminatedString, start..<(isLong ? start + 3 + pounds : limit))
  }

  private static func hasPounds(_ text: [UInt8], _ place: Int, _ count: Int, _ limit: Int) -> Bool {
    guard place + count <= limit else { return false }
    return text[place..<place + count].allSatisfy { $0 == 0x23 }
  }

  /// The offset after the closing parenthesis of the one at `open`. The backslash is at `start`.
  static func endOfInterpolation(
    _ text: [UInt8], _ start: Int, _ open: Int, _ limit: Int, isLong: Bool, depth: Int = 0
  ) throws(SyntaxStop) -> Int {
    var place = open
    var level = 0
    while place < limit {
      switch text[place] {
      case 0x28: level += 1
      case 0x29:
        level -= 1
        if level == 0 { return place + 1 }
      case 0x0A where !isLong, 0x0D where !isLong:
        throw SyntaxStop(.unclosedBracket("\\(", closing: ")"), start..<open + 1)
      case 0x2F where isLong && place + 1 < limit && text[place + 1] == 0x2A:
        place = try ScriptLexer.endOfComment(text, place, limit)
        continue
      case 0x22,
        0x23 where startsString(text, place, limit):
        // A quotation mark that opens nothing closes the literal before its parenthesis does.
        do {
          place = try end(text, place, limit, depth: depth)
        } catch {
          guard error.kind == .unterminatedString else { throw error }
          throw SyntaxStop(.unclosedBracket("\\(", closing: ")"), start..<open + 1)
        }
        continue
      default: break
      }
      place += 1
    }
    throw SyntaxStop(.unclosedBracket("\\(", closing: ")"), start..<open + 1)
  }

  private static func startsString(_ text: [UInt8], _ start: Int, _ limit: Int) -> Bool {
    var place = start
    while place < limit, text[place] == 0x23 { place += 1 }
    return place < limit && text[place] == 0x22
  }
}
