import ViewTreeSyntax

/// A file and its findings.
public struct LintedFile: Sendable {
  /// The file.
  public let source: SourceFile
  /// The findings, by position.
  public let findings: [Diagnostic]

  /// Makes one.
  public init(source: SourceFile, findings: [Diagnostic]) {
    self.source = source
    self.findings = findings
  }
}

extension [LintedFile] {
  /// Calls `body` with each finding and the lines of its file.
  func forEachFinding(_ body: (Diagnostic, LineTable) -> Void) {
    for file in self where !file.findings.isEmpty {
      let lines = LineTable(file.source)
      for finding in file.findings { body(finding, lines) }
    }
  }

  /// The number of findings of a severity.
  func count(_ severity: Diagnostic.Severity) -> Int {
    reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }
}
