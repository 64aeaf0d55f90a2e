/// A line of a file, and perhaps a column, as messages print it: `Card.swift:20:7`.
package struct WrittenPosition: Equatable {
  /// The path of the file. Empty for the file of the document.
  package let file: Substring
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int?

  /// Parses a position. `nil` for text that doesn't end with a line.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = Int(parts[parts.count - 1]), last > 0 else { return nil }
    let before = text.dropLast(parts[parts.count - 1].utf8.count + 1)
    if parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0 {
      file = before.dropLast(parts[parts.count - 2].utf8.count + 1)
      (self.line, column) = (line, last)
    } else {
      file = before
      (line, column) = (last, nil)
    }
  }
}
