import ViewTreeNumbers
import ViewTreeSyntax

/// The characters of a picture: lines that join where they meet, and text.
struct BoxGrid {
  /// The sides of a character that a line touches, and a flag for dotted lines.
  struct Line: OptionSet {
    let rawValue: UInt8

    static let up = Line(rawValue: 1)
    static let down = Line(rawValue: 2)
    static let left = Line(rawValue: 4)
    static let right = Line(rawValue: 8)
    /// A line without gaps is among those that are here.
    static let solid = Line(rawValue: 16)

    static let horizontal: Line = [.left, .right]
    static let vertical: Line = [.up, .down]
  }

  let columns: Int
  let rows: Int
  private let isASCII: Bool
  private var lines: [Line]
  /// Occupied cells and their text. An empty string is the second half of a wide character.
  private var isTaken: [Bool]
  private var texts: [Int: String] = [:]

  init(columns: Int, rows: Int, isASCII: Bool) {
    self.columns = columns
    self.rows = rows
    self.isASCII = isASCII
    lines = Array(repeating: [], count: columns * rows)
    isTaken = Array(repeating: false, count: columns * rows)
  }

  // MARK: - Lines

  /// Draws the edges of a frame, clipped to the picture. A frame without a width or a height is a
  /// line.
  mutating func draw(_ cells: BoxCells, isDotted: Bool) {
    let style: Line = isDotted ? [] : .solid
    horizontal(cells.top, cells, style)
    if cells.bottom > cells.top { horizontal(cells.bottom, cells, style) }
    vertical(cells.left, cells, style)
    if cells.right > cells.left { vertical(cells.right, cells, style) }
  }

  private mutating func horizontal(_ row: Int, _ cells: BoxCells, _ style: Line) {
    guard (0..<rows).contains(row), cells.left < cells.right else { return }
    for column in max(cells.left, 0)...min(cells.right, columns - 1) {
      if column > cells.left { lines[row * columns + column].formUnion([style, .left]) }
      if column < cells.right { lines[row * columns + column].formUnion([style, .right]) }
    }
  }

  private mutating func vertical(_ column: Int, _ cells: BoxCells, _ style: Line) {
    guard (0..<columns).contains(column), cells.top < cells.bottom else { return }
    for row in max(cells.top, 0)...min(cells.bottom, rows - 1) {
      if row > cells.top { lines[row * columns + column].formUnion([style, .up]) }
      if row < cells.bottom { lines[row * columns + column].formUnion([style, .down]) }
    }
  }

  // MARK: - Text

  /// The kind of cells that text may replace.
  enum Ground { case blank, horizontalLine, either }

  /// True if a character fits in a cell without hiding a joint or another character.
  func isFree(_ column: Int, _ row: Int, _ ground: Ground) -> Bool {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return false }
    let index = row * columns + column
    guard !isTaken[index], lines[index].isDisjoint(with: .vertical) else { return false }
    let isBlank = lines[index].isDisjoint(with: .horizontal)
    switch ground {
    case .blank: return isBlank
    case .horizontalLine: return !isBlank
    case .either: return true
    }
  }

  /// True if a cell has text.
  func isWritten(_ column: Int, _ row: Int) -> Bool { isTaken[row * columns + column] }

  /// The number of free characters from a position on, up to `limit`.
  func room(_ column: Int, _ row: Int, _ ground: Ground, limit: Int) -> Int {
    var count = 0
    while count < limit, isFree(column + count, row, ground) { count += 1 }
    return count
  }

  /// Writes text. The caller checks that it fits.
  mutating func write(_ text: String, _ column: Int, _ row: Int) {
    var place = row * columns + column
    var last = place
    for character in text {
      let width = CellWidth.of(character)
      guard width > 0 else {
        texts[last, default: ""].append(character)
        continue
      }
      texts[place] = String(character)
      last = place
      if width > 1 { texts[place + 1] = "" }
      for cell in place..<place + width { isTaken[cell] = true }
      place += width
    }
  }

  /// The width of text on the terminal, in characters.
  static func width(_ text: String) -> Int { text.reduce(0) { $0 + CellWidth.of($1) } }

  /// The longest prefix of the text with at most this width.
  static func prefix(_ text: String, width limit: Int) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += CellWidth.of(character)
        return width <= limit
      })
  }

  // MARK: - Characters

  /// Writes the rows, without spaces at their ends.
  func append(to buffer: inout ByteBuffer) {
    for row in 0..<rows {
      var blanks = 0
      for index in row * columns..<(row + 1) * columns {
        let text = texts[index] ?? Self.character(lines[index], isASCII: isASCII)
        guard text != " " else {
          blanks += 1
          continue
        }
        for _ in 0..<blanks { buffer.append(UInt8(ascii: " ")) }
        blanks = 0
        buffer.append(text)
      }
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  private static func character(_ line: Line, isASCII: Bool) -> String {
    let sides = Int(line.rawValue & 15)
    if isASCII { return ascii[sides] }
    guard line.contains(.solid) else { return dotted[sides] }
    return solid[sides]
  }

  /// Box-drawing characters by the sides that a line touches: up, down, left, right.
  private static let solid = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
  private static let dotted = [
    " ", "┊", "┊", "┊", "┈", "┘", "┐", "┤", "┈", "└", "┌", "├", "┈", "┴", "┬", "┼",
  ]
  private static let ascii = [
    " ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+",
  ]
}
