/// The content of a string literal, between its quotation marks.
struct StringContent {
  var range: Range<Int>
  /// The number of `#` that follow a backslash in an escape.
  var pounds: Int
  /// The indentation of the lines of a multiline literal. `nil` for others.
  var indentation: Range<Int>?

  /// The content of a literal without the line breaks next to its quotation marks.
  init(_ text: [UInt8], _ literal: StringLiteral) throws(SyntaxStop) {
    range = literal.content
    pounds = literal.pounds
    guard literal.isLong else { return }
    let content = literal.content
    var start = content.lowerBound
    while start < content.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    guard start < content.upperBound, text[start] == 0x0A || text[start] == 0x0D else {
      throw Self.unexpected("a new line after \"\"\"", content.lowerBound, text)
    }
    start +=
      text[start] == 0x0D && start + 1 < content.upperBound && text[start + 1] == 0x0A ? 2 : 1
    var end = content.upperBound
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    guard end == start || text[end - 1] == 0x0A || text[end - 1] == 0x0D else {
      throw Self.unexpected("the closing \"\"\" on its own line", content.upperBound, text)
    }
    indentation = end..<content.upperBound
    if end > start {
      end -= text[end - 1] == 0x0A && end - 1 > start && text[end - 2] == 0x0D ? 2 : 1
    }
    range = start..<max(start, end)
  }

  init(range: Range<Int>, pounds: Int, indentation: Range<Int>?) {
    self.range = range
    self.pounds = pounds
    self.indentation = indentation
  }

  private static func unexpected(_ expected: String, _ place: Int, _ text: [UInt8]) -> SyntaxStop {
    SyntaxStop(
      .unexpected("\"\"\"", expected: expected),
      max(place - 3, 0)..<max(place, 0))
  }
}
