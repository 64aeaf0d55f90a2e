/// Lines that are wider than a terminal, folded at their spaces.
enum FoldedText {
  /// Folds lines at spaces to a number of characters. The continuation is indented to the last
  /// column of words in the line, or to its start and two more.
  static func fold(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { fold(line: Array($0), to: width) }
      .joined(separator: "\n")
  }

  private static func fold(line: [Character], to width: Int) -> String {
    guard line.count > width else { return String(line) }
    let margin = margin(of: line, width)
    let indent = [Character](repeating: " ", count: margin)
    var rest = line[...]
    var folded: [String] = []
    while rest.count > width,
      let space = rest[rest.startIndex + margin..<rest.startIndex + width + 1].lastIndex(of: " "),
      space > rest.startIndex + margin
    {
      folded.append(String(rest[..<space]))
      rest = (indent + rest[(space + 1)...].drop { $0 == " " })[...]
    }
    return (folded + [String(rest)]).joined(separator: "\n")
  }

  /// The indentation of folded lines: the last column of the line that two spaces separate, if
  /// there is room.
  private static func margin(of line: [Character], _ width: Int) -> Int {
    let start = line.firstIndex { $0 != " " } ?? 0
    var column = start + 2
    var place = start
    while place + 2 < line.count {
      if line[place] == " ", line[place + 1] == " ", line[place + 2] != " " { column = place + 2 }
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
