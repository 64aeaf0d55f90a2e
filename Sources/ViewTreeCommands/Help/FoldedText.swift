import ViewTreeSyntax

/// Lines that are wider than a terminal, folded at their spaces.
enum FoldedText {
  /// A character of a line with the marks before and after it, which have no width.
  private struct Cell {
    var text: String
    var isSpace: Bool

    static let space = Cell(text: " ", isSpace: true)
  }

  /// Folds lines at spaces to a number of characters. The continuation is indented to the last
  /// column of words in the line, or to its start and two more.
  static func fold(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.utf8.count > width ? fold(line: cells(of: $0), to: width) : String($0) }
      .joined(separator: "\n")
  }

  /// The characters of a line. A mark belongs to the part that it starts or ends.
  private static func cells(of line: Substring) -> [Cell] {
    var cells: [Cell] = []
    var marks = ""
    for character in line {
      if StyleMarks.isStart(character) {
        marks.append(character)
      } else if StyleMarks.isEnd(character), !cells.isEmpty, marks.isEmpty {
        cells[cells.count - 1].text.append(character)
        cells[cells.count - 1].isSpace = false
      } else {
        cells.append(
          Cell(text: marks + String(character), isSpace: character == " " && marks.isEmpty))
        marks = ""
      }
    }
    return cells
  }

  private static func fold(line: [Cell], to width: Int) -> String {
    let margin = margin(of: line, width)
    let indent = [Cell](repeating: .space, count: margin)
    var rest = line[...]
    var folded: [ArraySlice<Cell>] = []
    while rest.count > width,
      let space = rest[rest.startIndex + margin..<rest.startIndex + width + 1].lastIndex(
        where: \.isSpace), space > rest.startIndex + margin
    {
      folded.append(rest[..<space])
      rest = (indent + rest[(space + 1)...].drop(while: \.isSpace))[...]
    }
    return (folded + [rest]).map { $0.map(\.text).joined() }.joined(separator: "\n")
  }

  /// The indentation of folded lines: the last column of the line that two spaces separate, if
  /// there is space.
  private static func margin(of line: [Cell], _ width: Int) -> Int {
    let start = line.firstIndex { !$0.isSpace } ?? 0
    var column = start + 2
    var place = start
    while place + 2 < line.count {
      if line[place].isSpace, line[place + 1].isSpace, !line[place + 2].isSpace {
        column = place + 2
      }
      place += 1
    }
    return column < width / 2 ? column : start + 2
  }
}

extension Console {
  /// A text, folded for a terminal and unchanged for a file.
  func folded(_ text: String) -> String {
    guard outputIsTerminal, let columns = columns(), columns >= 20 else { return text }
    return FoldedText.fold(text, to: columns)
  }
}
