import ViewTreeReport
import ViewTreeSyntax

extension GoldenReportFormat {
  /// For the log of GitHub Actions.
  public static let github = GoldenReportFormat(
    name: "github", tellsMessages: true
  ) { report, presentation in
    report.github(presentation.style)
  }
}

extension GoldenReport {
  /// An annotation for each failure, at the line of its first change, followed by the changed
  /// lines, folded. Finally the counts and the commands to type next.
  func github(_ style: GoldenDiffStyle) -> [UInt8] {
    var lines: [String] = []
    for result in results {
      guard let details = GoldenDetails(result, style) else { continue }
      guard let fault = GoldenFault(result.outcome) else {
        lines += WorkflowCommand.plain(["\(result.path): \(details.headline)"])
        continue
      }
      lines.append(Self.annotation(result, fault, details))
      guard !details.patch.isEmpty else { continue }
      lines.append("::group::\(WorkflowCommand.data(GoldenWords.changedLines(result.path)))")
      lines += WorkflowCommand.plain(details.patch)
      lines.append("::endgroup::")
    }
    lines += WorkflowCommand.plain([GoldenWords.summary(self)] + GoldenWords.nextSteps(self))
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func annotation(
    _ result: GoldenResult, _ fault: GoldenFault, _ details: GoldenDetails
  ) -> String {
    let place = GoldenPlace(result)
    let line = place.lines.map { ",line=\($0.lowerBound),endLine=\($0.upperBound)" } ?? ""
    // Repeats the path, because the log shows only the text of an annotation.
    let text =
      ["\(result.path): \(details.headline)"] + details.behaviour
      // The page links to all other artifacts.
      + (details.page.map { [$0] } ?? details.artifacts) + details.messages
    return "::error file=\(WorkflowCommand.property(place.path))\(line),title=\(fault.rawValue)::"
      + WorkflowCommand.data(text.joined(separator: "\n"))
  }
}
