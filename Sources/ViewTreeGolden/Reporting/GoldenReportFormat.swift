/// A way in which the results of a check are written.
public struct GoldenReportFormat: Sendable {
  /// The word on the command line.
  public let name: String
  /// Writes a report; text says how long the check took, in seconds.
  public let write:
    @Sendable (_ report: GoldenReport, _ style: GoldenDiffStyle, _ seconds: Double) -> [UInt8]

  /// All formats; a new one is a file and a line here.
  public static let all: [GoldenReportFormat] = [.text]

  /// For people.
  public static let text = GoldenReportFormat(name: "text") { report, style, seconds in
    report.text(style, seconds: seconds)
  }
}
