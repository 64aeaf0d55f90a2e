import ViewTreeInspector
import ViewTreeSyntax

extension LintReport {
  /// A log in the Static Analysis Results Interchange Format 2.1.0.
  public static func sarif(
    _ files: [LintedFile], version: String, registry: LintRegistry = .standard
  ) -> [UInt8] {
    let rules = registry.lints.map { lint in
      SARIFRule(
        id: lint.name, summary: lint.summary, level: lint.severity?.rawValue ?? "none")
    }
    var results: [SARIFResult] = []
    files.forEachFinding { results.append(result($0, $1)) }
    return SARIFLog.bytes(rules: rules, results: results, version: version)
  }

  private static func result(_ finding: Diagnostic, _ lines: LineTable) -> SARIFResult {
    func place(_ range: SourceRange?, _ message: String?) -> SARIFPlace {
      SARIFPlace(
        path: lines.source.name(at: range), region: range.map { SARIFPlace.Region($0, lines) },
        message: message)
    }
    var result = SARIFResult(
      rule: finding.id, level: finding.severity.rawValue,
      message: finding.message + (finding.help.map { "\n\($0)" } ?? ""),
      place: place(finding.range, nil))
    result.related = finding.notes.map { place($0.range, $0.message) }
    return result
  }
}
