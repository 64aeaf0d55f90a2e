import ViewTreeSyntax

/// A location in a file for a log.
package struct SARIFPlace: Sendable {
  /// Lines from 1, columns in code points from 1. Without columns, whole lines.
  package struct Region: Sendable {
    package let startLine: Int
    package var startColumn: Int?
    package let endLine: Int
    package var endColumn: Int?

    /// Some lines, including the last line.
    package init(lines: ClosedRange<Int>) {
      startLine = lines.lowerBound
      endLine = lines.upperBound
    }

    /// A range of a file.
    init(_ range: SourceRange, _ lines: LineTable) {
      startLine = lines.lineNumber(at: range.start)
      startColumn = lines.codePointColumn(at: range.start)
      endLine = lines.lineNumber(at: range.end)
      endColumn = lines.codePointColumn(at: range.end)
    }
  }

  /// The file's path.
  package let path: String
  /// The part of the file, or `nil` for all of it.
  package var region: Region?
  /// The message about the location, if there is one.
  package var message: String?

  package init(path: String, region: Region? = nil, message: String? = nil) {
    self.path = path
    self.region = region
    self.message = message
  }
}
