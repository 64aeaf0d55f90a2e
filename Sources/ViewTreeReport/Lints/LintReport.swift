import ViewTreeSyntax

/// The findings of lints, as text and as JSON (docs/reference/commands/lint.md).
public enum LintReport {
  /// Findings as messages with their lines, and at the end how many there are.
  public static func text(_ files: [LintedFile], color: Bool = false) -> [UInt8] {
    var writer = TextRowWriter(capacity: 4096)
    for file in files where !file.findings.isEmpty {
      let renderer = DiagnosticRenderer(source: file.source, color: color)
      let lines = LineTable(file.source)
      for finding in file.findings.sortedByPosition() {
        for var row in FindingRow.lines(of: finding, renderer, lines) { writer.write(&row) }
      }
    }
    var count = FindingCountRow(files)
    writer.write(&count)
    return writer.output.takeAll()
  }

  /// Each finding in few lines, and at the end how many there are.
  public static func compact(_ files: [LintedFile], color: Bool = false) -> [UInt8] {
    var findings = GroupedFindings(hasMarks: color)
    findings.add(files, setting: "")
    var writer = TextRowWriter(capacity: 256)
    var count = FindingCountRow(files)
    writer.write(&count)
    return compact(findings) + writer.output.takeAll()
  }

  /// Each finding in few lines: the location, the message, the line, the suggestion and the
  /// settings.
  public static func compact(_ findings: GroupedFindings) -> [UInt8] {
    let lines = findings.paragraphs.flatMap { $0.split(separator: "\n") }
    return StyleMarks.painted(lines.flatMap { Array(($0 + "\n").utf8) })
  }

  /// One object.
  public static func json(_ files: [LintedFile]) -> [UInt8] {
    var rows = JSONRowWriter(JSONWriter(capacity: 4096), scope: nil)
    rows.writer.openObject()
    rows.writer.key("viewtree")
    rows.writer.integer(1)
    rows.writer.key("files")
    rows.writer.openArray()
    for file in files {
      rows.writer.element()
      rows.writer.string(file.source.name)
    }
    rows.writer.closeArray()
    rows.writer.key("findings")
    rows.writer.openArray()
    files.forEachFinding { finding, lines in
      let renderer = DiagnosticRenderer(source: lines.source)
      for var row in FindingRow.folded(FindingRow.lines(of: finding, renderer, lines)) {
        rows.writer.element()
        rows.writer.openObject()
        rows.writeMembers(of: &row)
        rows.writer.closeObject()
      }
    }
    rows.writer.closeArray()
    var count = FindingCountRow(files)
    rows.writeMembers(of: &count)
    rows.writer.closeObject()
    return rows.writer.finished()
  }
}
