import ViewTreeSyntax

/// What lints found, for people and for programs (docs/commands.md, viewtree lint).
public enum LintReport {
  /// Findings as messages with their lines, and at the end how many there are.
  public static func text(_ files: [LintedFile], color: Bool = false) -> [UInt8] {
    var text = ""
    for file in files {
      text += DiagnosticRenderer(source: file.source, color: color)
        .renderWithoutCount(file.findings)
    }
    let count = DiagnosticRenderer.count(files.flatMap(\.findings))
    text += count.isEmpty ? "no findings" : count
    if files.count != 1 { text += " in \(files.count) files" }
    return Array((text + "\n").utf8)
  }

  /// One object.
  public static func json(_ files: [LintedFile]) -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.openObject()
    writer.key("viewtree")
    writer.integer(1)
    writer.key("files")
    writer.openArray()
    for file in files {
      writer.element()
      writer.string(file.source.name)
    }
    writer.closeArray()
    writer.key("findings")
    writer.openArray()
    files.forEachFinding { writer.add($0, $1) }
    writer.closeArray()
    writer.key("errors")
    writer.integer(files.count(.error))
    writer.key("warnings")
    writer.integer(files.count(.warning))
    writer.closeObject()
    return writer.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func add(_ finding: Diagnostic, _ lines: LineTable) {
    element()
    openObject()
    key("lint")
    string(finding.id)
    key("level")
    string(finding.severity.rawValue)
    key("source")
    string(lines.source.name)
    addPlace(finding.range, lines)
    key("message")
    string(finding.message)
    if let help = finding.help {
      key("help")
      string(help)
    }
    key("notes")
    openArray()
    for note in finding.notes {
      element()
      openObject()
      key("message")
      string(note.message)
      addPlace(note.range, lines)
      closeObject()
    }
    closeArray()
    closeObject()
  }

  /// Where a range begins, and where what follows it begins; from 1.
  private mutating func addPlace(_ range: SourceRange?, _ lines: LineTable) {
    guard let range else { return }
    let (start, end) = (lines.position(at: range.start), lines.position(at: range.end))
    key("line")
    integer(start.line)
    key("column")
    integer(start.column)
    key("endLine")
    integer(end.line)
    key("endColumn")
    integer(end.column)
  }
}
