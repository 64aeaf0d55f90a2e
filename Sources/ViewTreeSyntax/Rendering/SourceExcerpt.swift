import ViewTreeNumbers

/// One displayed line of a source, and the cells that a range marks.
struct SourceExcerpt {
  /// The most cells of a line that are shown.
  static let widest = 120

  /// The line: tabs widened, control characters replaced, cut where it is long.
  let text: String
  /// The number of cells before the underlined cells.
  let indent: Int
  /// The number of underlined cells, at least 1.
  let width: Int

  /// One character of the line as shown.
  private struct Cell {
    /// The character if it's printable ASCII, as most are.
    var byte: UInt8?
    /// The printable replacement of any other character.
    var text = ""
    var width = 1
  }

  /// Shows a line and marks the bytes of `range`, which is clamped to the line.
  ///
  /// Reads only the neighborhood of the mark, for lines of any length.
  init(_ bytes: [UInt8], line: Range<Int>, range: SourceRange) {
    let given = min(max(Int(range.start), line.lowerBound), line.upperBound)
    let start = Self.boundary(bytes, given, in: line, isStart: true)
    let end = Self.boundary(
      bytes, min(max(Int(range.end), given), line.upperBound), in: line, isStart: false)
    // Most excerpts are ASCII, where each byte is a cell. One more byte on each side is checked,
    // because a character may continue there.
    let reach = Self.widest + 1
    let near = max(line.lowerBound, start - reach)..<min(line.upperBound, start + reach)
    self =
      Self.isPlain(bytes, near)
      ? Self(plain: bytes, line: line, near, marking: start..<end)
      : Self(wide: bytes, line: line, marking: start..<end)
  }

  private static func isPlain(_ bytes: [UInt8], _ part: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { TerminalText.isPlain(UnsafeBufferPointer(rebasing: $0[part])) }
  }

  /// Shows a part of a line in which each byte is a character one cell wide.
  private init(
    plain bytes: [UInt8], line: Range<Int>, _ part: Range<Int>, marking mark: Range<Int>
  ) {
    var shown = part
    if part.count > Self.widest {
      let room = Self.widest - 2
      let leading = max(room / 3, room - (part.upperBound - mark.lowerBound))
      shown = max(part.lowerBound, mark.lowerBound - leading)..<part.upperBound
      shown = shown.lowerBound..<min(part.upperBound, shown.lowerBound + room)
    }
    let isCutBefore = shown.lowerBound > line.lowerBound
    text = Self.text(
      isCutBefore: isCutBefore, isCutAfter: shown.upperBound < line.upperBound
    ) { $0 += bytes[shown] }
    indent = (isCutBefore ? 1 : 0) + mark.lowerBound - shown.lowerBound
    width = max(1, min(shown.upperBound, mark.upperBound) - mark.lowerBound)
  }

  /// Shows a line character by character.
  private init(wide bytes: [UInt8], line: Range<Int>, marking mark: Range<Int>) {
    let near = Self.widest * 4
    let first = Self.characterStart(
      bytes, max(line.lowerBound, mark.lowerBound - near), in: line)
    let last = max(
      Self.characterStart(bytes, min(line.upperBound, mark.lowerBound + near), in: line),
      mark.lowerBound)
    let markEnd = min(mark.upperBound, last)
    var cells: [Cell] = []
    cells.reserveCapacity(last - first)
    let before = Self.append(bytes, first..<mark.lowerBound, column: 0, to: &cells)
    let start = cells.count
    let upToMark = Self.append(bytes, mark.lowerBound..<markEnd, column: before, to: &cells)
    let markedEnd = cells.count
    let total = Self.append(bytes, markEnd..<last, column: upToMark, to: &cells)
    let window = Self.window(cells, start: start, before: before, total: total)
    let isCutBefore = first > line.lowerBound || window.lowerBound > 0
    text = Self.text(
      isCutBefore: isCutBefore,
      isCutAfter: last < line.upperBound || window.upperBound < cells.count
    ) { text in
      for cell in cells[window] {
        if let byte = cell.byte { text.append(byte) } else { text += cell.text.utf8 }
      }
    }
    indent = (isCutBefore ? 1 : 0) + Self.width(cells[window.lowerBound..<start])
    width = max(1, Self.width(cells[start..<max(start, min(window.upperBound, markedEnd))]))
  }

  /// The written text, with marks where the line continues.
  private static func text(
    isCutBefore: Bool, isCutAfter: Bool, _ write: (inout [UInt8]) -> Void
  ) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(widest + 8)
    if isCutBefore { text += "…".utf8 }
    write(&text)
    if isCutAfter { text += "…".utf8 }
    return String(decoding: text, as: UTF8.self)
  }

  /// The cells to show: all if they fit, otherwise those near the start of the mark. `before` is
  /// the width of the cells before the mark.
  private static func window(
    _ cells: [Cell], start mark: Int, before: Int, total: Int
  ) -> Range<Int> {
    guard total > widest else { return 0..<cells.count }
    let room = widest - 2
    var start = mark
    var used = 0
    let leading = max(room / 3, room - (total - before))
    while start > 0, used + cells[start - 1].width <= leading {
      start -= 1
      used += cells[start].width
    }
    var end = mark
    while end < cells.count, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    return start..<end
  }

  private static func width(_ cells: ArraySlice<Cell>) -> Int {
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

  /// Moves an offset inside a grapheme cluster to its start or end.
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

  /// Adds the cells of a part of a line that starts in a column. Returns the column after them.
  private static func append(
    _ bytes: [UInt8], _ part: Range<Int>, column: Int, to cells: inout [Cell]
  ) -> Int {
    var column = column
    var place = part.lowerBound
    while place < part.upperBound {
      // An ASCII byte before another ASCII byte is a whole character.
      if 0x20 <= bytes[place], bytes[place] < 0x7F,
        place + 1 == part.upperBound || bytes[place + 1] < 0x80
      {
        cells.append(Cell(byte: bytes[place]))
        (column, place) = (column + 1, place + 1)
        continue
      }
      let end = CharacterCount.boundary(in: bytes, from: place + 1, to: part.upperBound)
      for character in String(decoding: bytes[place..<end], as: UTF8.self) {
        let cell = cell(character, column: column)
        column += cell.width
        cells.append(cell)
      }
      place = end
    }
    return column
  }

  private static func cell(_ character: Character, column: Int) -> Cell {
    if character == "\t" {
      let width = 4 - column % 4
      return Cell(text: String(repeating: " ", count: width), width: width)
    }
    if character.unicodeScalars.contains(where: TerminalText.isUnsafe) {
      return Cell(text: "\u{FFFD}")
    }
    return Cell(text: String(character), width: CellWidth.of(character))
  }
}
