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
  /// The files without findings that an earlier one has: the screens of a project can show the same
  /// view.
  public var withoutRepetitions: [LintedFile] {
    var known: Set<String> = []
    return map { file in
      guard !file.findings.isEmpty else { return file }
      let lines = LineTable(file.source)
      let findings = file.findings.filter { finding in
        let line = finding.range.map { lines.position(at: $0.start) }
        let place = line.map { "\($0.line):\($0.column)" } ?? ""
        let words = [file.source.name(at: finding.range), place, finding.id, finding.message]
        return known.insert(words.joined(separator: " ")).inserted
      }
      return LintedFile(source: file.source, findings: findings)
    }
  }

  /// The number of files. The screens of a Swift file count once.
  var fileCount: Int {
    Set(map { $0.source.name[...].split(at: ".swift#")?.0 ?? $0.source.name[...] }).count
  }

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
