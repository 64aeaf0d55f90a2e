import ViewTreeReport
import ViewTreeSyntax

extension GoldenReportFormat {
  /// For code scanning: SARIF 2.1.0.
  public static let sarif = GoldenReportFormat(name: "sarif") { report, presentation in
    report.sarif(presentation)
  }
}

extension GoldenReport {
  /// A result for each golden file that isn't well.
  func sarif(_ presentation: GoldenPresentation) -> [UInt8] {
    let rules = GoldenFault.allCases.map { fault in
      SARIFRule(id: fault.rawValue, summary: GoldenWords.summary(fault), level: "error")
    }
    let found = results.compactMap { Self.sarif($0, presentation.style) }
    return SARIFLog.bytes(rules: rules, results: found, version: presentation.version)
  }

  private static func sarif(_ result: GoldenResult, _ style: GoldenDiffStyle) -> SARIFResult? {
    guard let fault = GoldenFault(result.outcome), let details = GoldenDetails(result, style)
    else { return nil }
    let place = GoldenPlace(result)
    return SARIFResult(
      rule: fault.rawValue, level: "error",
      message: ([details.headline] + details.rest).joined(separator: "\n"),
      place: SARIFPlace(
        path: place.path, region: place.lines.map { SARIFPlace.Region(lines: $0) }))
  }
}
