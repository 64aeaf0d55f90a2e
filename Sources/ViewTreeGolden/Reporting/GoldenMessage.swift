import ViewTreeReport
import ViewTreeSyntax

/// A diagnostic about a document from making its report, without the document.
public struct GoldenMessage: Equatable, Sendable {
  /// The diagnostic's name.
  public let id: String
  /// The severity.
  public let severity: Diagnostic.Severity
  /// The name of the file, or `nil` for messages about the command line.
  public let file: String?
  /// The line in the file, from 1.
  public let line: Int?
  /// The column in the line, from 1, in characters.
  public let column: Int?
  /// The message as shown, with its lines, without color and the last line end.
  public let text: String

  init(
    id: String, severity: Diagnostic.Severity, file: String?, line: Int?, column: Int?,
    text: String
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }

  /// The messages about one file, in order of location.
  static func messages(_ part: DiagnosticReport.Part) -> [GoldenMessage] {
    part.diagnostics.sortedByPosition().map { diagnostic in
      let position = diagnostic.range.flatMap { part.source?.position(at: $0.start) }
      let text = part.source.map { source in
        String(DiagnosticRenderer(source: source).renderWithoutCount([diagnostic]).dropLast())
      }
      return GoldenMessage(
        id: diagnostic.id, severity: diagnostic.severity,
        file: part.source?.name(at: diagnostic.range),
        line: position?.line, column: position?.column, text: text ?? diagnostic.message)
    }
  }
}
