extension GridContents {
  /// The alignment of each column, from the first cell that sets one.
  func columnAlignments() -> [AlignmentKey?] {
    var alignments = [AlignmentKey?](repeating: nil, count: columnCount)
    for row in rows where row.isGridRow {
      for cell in cells[row.cells] where alignments[cell.column] == nil {
        alignments[cell.column] = cell.settings.columnAlignment?.key
      }
    }
    return alignments
  }
}

extension GridContents.Cell {
  /// True if two cells have a column in common.
  func overlaps(_ other: GridContents.Cell) -> Bool {
    column < other.column + other.span && other.column < column + span
  }
}
