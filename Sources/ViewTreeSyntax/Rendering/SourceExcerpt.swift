import ViewTreeNumbers

/// One line of a source as it is shown, and the cells in it that a range takes.
struct SourceExcerpt {
  /// The most cells of a line that are shown.
  static let widest = 120

  /// The line: tabs widened, control characters replaced, cut where it is long.
  let text: String
  /// The number of cells before the underlined ones.
  let indent: Int
  /// The number of underlined cells, at least 1.
  let width: Int

  /// One character of the line as shown.
  private struct Cell {
    var text: String
    var width: Int
  }

  /// Shows a line and marks the bytes of `range`, which is clamped to the line.
  ///
  /// Only the neighbourhood of the mark is looked at, however long the line is.
  init(_ bytes: [UInt8], line: Range<Int>, range: SourceRange) {
    let given = min(max(Int(range.start), line.lowerBound), line.upperBound)
    let start = Self.boundary(bytes, given, in: line, isStart: true)
    let end = Self.boundary(
      bytes, min(max(Int(range.end), given), line.upperBound), in: line, isStart: false)
    let near = Self.widest * 4
    let first = Self.characterStart(bytes, max(line.lowerBound, start - near), in: line)
    let last = Self.characterStart(bytes, min(line.upperBound, start + near), in: line)
    // Most lines are ASCII, in which each byte is a cell.
    if bytes[first..<max(last, start)].allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) {
      (text, indent, width) = Self.ascii(
        bytes, line: line, first..<max(last, start), marking: start..<end)
      return
    }
    let before = Self.cells(bytes[first..<start], startColumn: 0)
    let marked = Self.cells(
      bytes[start..<min(end, max(last, start))], startColumn: Self.width(before))
    let after = Self.cells(
      bytes[min(end, max(last, start))..<max(last, start)],
      startColumn: Self.width(before) + Self.width(marked))
    let window = Self.window(before, marked + after)
    let isCutBefore = first > line.lowerBound || window.lowerBound > 0
    let all = before + marked + after
    let isCutAfter = last < line.upperBound || window.upperBound < all.count
    text =
      (isCutBefore ? "…" : "") + all[window].map(\.text).joined() + (isCutAfter ? "…" : "")
    indent =
      (isCutBefore ? 1 : 0) + Self.width(Array(all[window.lowerBound..<before.count]))
    let shownEnd = min(window.upperBound, before.count + marked.count)
    width = max(1, Self.width(Array(all[before.count..<max(before.count, shownEnd)])))
  }

  /// The same of a part of a line in which each byte is a character one cell wide.
  private static func ascii(
    _ bytes: [UInt8], line: Range<Int>, _ part: Range<Int>, marking mark: Range<Int>
  ) -> (text: String, indent: Int, width: Int) {
    var shown = part
    if part.count > widest {
      let room = widest - 2
      let leading = max(room / 3, room - (part.upperBound - mark.lowerBound))
      shown = max(part.lowerBound, mark.lowerBound - leading)..<part.upperBound
      shown = shown.lowerBound..<min(part.upperBound, shown.lowerBound + room)
    }
    let isCutBefore = shown.lowerBound > line.lowerBound
    let isCutAfter = shown.upperBound < line.upperBound
    let text = String(decoding: bytes[shown], as: UTF8.self)
    return (
      (isCutBefore ? "…" : "") + text + (isCutAfter ? "…" : ""),
      (isCutBefore ? 1 : 0) + mark.lowerBound - shown.lowerBound,
      max(1, min(shown.upperBound, mark.upperBound) - mark.lowerBound)
    )
  }

  /// The cells to show: all if they fit, else those around the start of the mark.
  private static func window(_ before: [Cell], _ rest: [Cell]) -> Range<Int> {
    let total = width(before) + width(rest)
    guard total > widest else { return 0..<before.count + rest.count }
    let room = widest - 2
    var start = before.count
    var used = 0
    let leading = max(room / 3, room - width(rest))
    while start > 0, used + before[start - 1].width <= leading {
      start -= 1
      used += before[start].width
    }
    var end = 0
    while end < rest.count, used + rest[end].width <= room {
      used += rest[end].width
      end += 1
    }
    return start..<before.count + end
  }

  private static func width(_ cells: [Cell]) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// Moves back from `offset` to the first byte of its character.
  private static func characterStart(_ bytes: [UInt8], _ offset: Int, in line: Range<Int>) -> Int {
    var start = offset
    while start > line.lowerBound, start < line.upperBound, offset - start < 3,
      bytes[start] & 0xC0 == 0x80
    { start -= 1 }
    return start
  }

  /// Moves an offset inside of a character, as people see it, to the character's start or end.
  private static func boundary(
    _ bytes: [UInt8], _ offset: Int, in line: Range<Int>, isStart: Bool
  ) -> Int {
    guard line.contains(offset), offset > line.lowerBound,
      max(bytes[offset], bytes[offset - 1]) >= 0x80
    else { return offset }
    let first = characterStart(bytes, max(line.lowerBound, offset - 64), in: line)
    let before = String(decoding: bytes[first..<offset], as: UTF8.self).suffix(1)
    let after = String(decoding: bytes[offset..<min(offset + 64, line.upperBound)], as: UTF8.self)
      .prefix(1)
    guard !before.isEmpty, !after.isEmpty, (String(before) + String(after)).count == 1
    else { return offset }
    return isStart
      ? max(first, offset - before.utf8.count) : min(line.upperBound, offset + after.utf8.count)
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, startColumn: Int) -> [Cell] {
    var column = startColumn
    return String(decoding: bytes, as: UTF8.self).map { character in
      let cell = cell(character, column: column)
      column += cell.width
      return cell
    }
  }

  private static func cell(_ character: Character, column: Int) -> Cell {
    if let byte = character.utf8.first, 0x20 <= byte, byte < 0x7F, character.utf8.count == 1 {
      return Cell(text: String(character), width: 1)
    }
    if character == "\t" {
      let width = 4 - column % 4
      return Cell(text: String(repeating: " ", count: width), width: width)
    }
    if character.unicodeScalars.contains(where: TerminalText.isUnsafe) {
      return Cell(text: "\u{FFFD}", width: 1)
    }
    return Cell(text: String(character), width: CellWidth.of(character))
  }
}
