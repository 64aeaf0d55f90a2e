import ViewTreeReport
import ViewTreeSyntax

extension GoldenReportFormat {
  /// For harnesses of the Test Anything Protocol, version 14 (testanything.org).
  public static let tap = GoldenReportFormat(name: "tap") { report, presentation in
    report.tap(presentation.style)
  }
}

extension GoldenReport {
  /// A test point for each golden file. Failures have a YAML block with the reason.
  func tap(_ style: GoldenDiffStyle) -> [UInt8] {
    var lines = ["TAP version 14", "1..\(results.count)"]
    if results.isEmpty { lines[1] += " # SKIP nothing to check" }
    for (index, result) in results.enumerated() {
      let word = result.isFine ? "ok" : "not ok"
      lines.append("\(word) \(index + 1) - \(Self.description(result.path))")
      if let fault = GoldenFault(result.outcome), let details = GoldenDetails(result, style) {
        lines += Self.block(result, fault, details)
      }
    }
    lines.append("# \(VisibleText.line(GoldenWords.summary(self)))")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// A path after a test's number. A hash would start a directive.
  private static func description(_ path: String) -> String {
    VisibleText.line(path).unicodeScalars.map { scalar in
      scalar == "#" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }.joined()
  }

  private static func block(
    _ result: GoldenResult, _ fault: GoldenFault, _ details: GoldenDetails
  ) -> [String] {
    let place = GoldenPlace(result)
    var lines = [
      "---", "message: \(quoted(details.headline))",
      "severity: \(quoted(fault == .unusable ? "error" : "fail"))",
      "outcome: \(quoted(result.outcome.kind.rawValue))",
      "document: \(quoted(result.document))", "at:", "  file: \(quoted(place.path))",
    ]
    if let line = place.lines?.lowerBound { lines.append("  line: \(line)") }
    let parts = [
      ("behaviour", details.behaviour), ("artifacts", details.artifacts), ("patch", details.patch),
      ("messages", details.messages),
    ]
    for (name, texts) in parts where !texts.isEmpty {
      lines.append("\(name):")
      lines += texts.map { "  - \(element($0))" }
    }
    return (lines + ["..."]).map { "  \($0)" }
  }

  /// A text in a list. Some harnesses look for a key before they look for quotes: a colon that ends
  /// the first word gets an escape.
  private static func element(_ text: String) -> String {
    let quoted = quoted(text)
    let word = quoted.prefix { $0 != " " }
    let rest = quoted.dropFirst(word.count)
    let end = rest.drop { $0 == " " }
    if word.last == ":", !rest.isEmpty { return "\(word.dropLast())\\x3a\(rest)" }
    guard end.hasPrefix(": ") else { return quoted }
    return "\(word)\(rest.prefix(rest.count - end.count))\\x3a\(end.dropFirst())"
  }

  /// A text in double quotes, which YAML reads as JSON does.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter(capacity: 80)
    writer.string(VisibleText.line(text))
    return writer.output.text
  }
}
