/// Rows of text under headings, aligned for reading: the first column left, all others right.
struct Table {
  private var rows: [[String]]

  init(headings: [String]) {
    rows = [headings]
  }

  /// Adds a row. Missing cells are empty.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The table, a line per row.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { line($0, widths) }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: widths[column] - cell.count)
      if column > 0 { line += "  " }
      // The last cell of a row has no trailing spaces.
      let isLast = column == cells.count - 1
      line += column == 0 ? cell + (isLast ? "" : space) : space + cell
    }
    return line + "\n"
  }
}
