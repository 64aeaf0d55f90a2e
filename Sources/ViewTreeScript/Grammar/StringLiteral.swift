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
    let opening = Self.opening(text, range.lowerBound, range.upperBound)
    (pounds, isLong) = (opening.pounds, opening.isLong)
    let end = max(range.upperBound - pounds - (isLong ? 3 : 1), opening.end)
    content = opening.end..<end
  }

  /// The opening delimiter of a literal.
  struct Opening {
    let pounds: Int
    let isLong: Bool
    /// The offset after it.
    let end: Int
  }

  static func opening(_ text: [UInt8], _ start: Int, _ limit: Int) -> Opening {
    var place = start
    while place < limit, text[place] == 0x23 { place += 1 }
    let isLong = opensLong(text, place, place - start, limit)
    return Opening(pounds: place - start, isLong: isLong, end: place + (isLong ? 3 : 1))
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
    let opening = opening(text, start, limit)
    let (pounds, isLong) = (opening.pounds, opening.isLong)
    var place = opening.end
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
          // A line break after a backslash also ends a short literal.
          let isBreak = escaped < limit && (text[escaped] == 0x0A || text[escaped] == 0x0D)
          place = isBreak ? escaped : escaped + 1
        }
      default: place += 1
      }
    }
    throw SyntaxStop(.unterminatedString, start..<(isLong ? start + 3 + pounds : limit))
  }

  static func hasPounds(_ text: [UInt8], _ place: Int, _ count: Int, _ limit: Int) -> Bool {
    guard place + count <= limit else { return false }
    return text[place..<place + count].allSatisfy { $0 == 0x23 }
  }

  /// The offset after the closing parenthesis for the parenthesis at `open`. The backslash is at
  /// `start`.
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
        // A quotation mark that doesn't open a literal closes the outer literal before its `)`.
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

  /// True if a literal starts at an offset: a quotation mark, or `#` up to one.
  static func startsString(_ text: [UInt8], _ start: Int, _ limit: Int) -> Bool {
    var place = start
    while place < limit, text[place] == 0x23 { place += 1 }
    return place < limit && text[place] == 0x22
  }
}
