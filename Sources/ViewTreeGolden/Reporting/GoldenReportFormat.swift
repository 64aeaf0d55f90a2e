import ViewTreeReport

/// A way in which the results of a check are written.
public struct GoldenReportFormat: Sendable {
  /// The word on the command line.
  public let name: String
  /// True if the format contains the diagnostics of documents, so that the log need not repeat
  /// them.
  public let tellsMessages: Bool
  /// Writes a report.
  public let write:
    @Sendable (_ report: GoldenReport, _ presentation: GoldenPresentation) -> [UInt8]

  init(
    name: String, tellsMessages: Bool = false,
    write: @escaping @Sendable (GoldenReport, GoldenPresentation) -> [UInt8]
  ) {
    self.name = name
    self.tellsMessages = tellsMessages
    self.write = write
  }

  /// All formats. To add one, add a file and a line here.
  public static let all: [GoldenReportFormat] = [.text, .json, .junit, .tap, .github, .sarif]

  /// Text for reading.
  public static let text = GoldenReportFormat(name: "text") { report, presentation in
    WorkflowCommand.guarded(
      report.text(
        presentation.style, color: presentation.hasColor, seconds: presentation.seconds))
  }
}
