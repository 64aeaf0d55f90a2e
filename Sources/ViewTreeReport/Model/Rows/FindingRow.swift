import ViewTreeSyntax

/// A finding of a lint. In text each of its notes is a line of the same kind, of the level `note`.
package struct FindingRow: ReportRow {
  package var lint = ""
  package var level: FindingLevel?
  package var source = ReportText.none
  package var span = FindingSpan()
  package var message = ReportText.none
  package var help: FindingHelp?
  package var notes = RowList<FindingNoteRow>()
  var excerpt = RowList<ExcerptRow>()
  private var hasColor = false

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("lint"), &lint)
    fields.field(.json("level"), &level)
    fields.field(.json("source"), &source)
    visitLine(&fields)
    span.visit(&fields)
    fields.field(.json("message"), &message)
    fields.rows(.text(""), &excerpt)
    fields.field(.json("help"), &help)
    var lines = RowList<HelpRow>()
    if let help { lines.append(HelpRow(help)) }
    fields.rows(.text("  = "), &lines)
    if help == nil { help = lines.read.first?.help }
    fields.rows(Field("notes", nil, isNullable: true).spread, &notes)
  }

  /// The line of text: `form.json:9:34: warning: 2 views have the id 'a' [duplicate-id]`.
  private mutating func visitLine(_ fields: inout some RowVisitor) {
    var place = FindingPlace(
      source: source.string ?? "", position: span.start, hasColor: hasColor)
    fields.field(.text("").required, &place)
    if !place.isAbsent { (source, span.start) = (.string(place.source), place.position) }
    fields.field(.text(" ").required, &level)
    var words = FindingWords(message: message.string ?? "", lint: lint)
    fields.field(.text(" ").required, &words)
    guard !words.isAbsent else { return }
    // A note has no lint, so a name in brackets at its end belongs to the message.
    let isNote = level?.severity == .note && !words.lint.isEmpty
    message = .string(isNote ? "\(words.message) [\(words.lint)]" : words.message)
    lint = isNote ? "" : words.lint
  }
}

extension FindingRow {
  /// The rows of a finding in text: its line and those of its notes.
  static func lines(
    of finding: Diagnostic, _ renderer: DiagnosticRenderer, _ lines: LineTable
  ) -> [FindingRow] {
    func line(
      _ severity: Diagnostic.Severity, _ message: String, _ range: SourceRange?
    ) -> FindingRow {
      var row = FindingRow()
      row.hasColor = renderer.color
      row.level = FindingLevel(severity: severity, hasColor: renderer.color)
      row.source = .string(lines.source.name(at: range))
      row.message = .string(message)
      guard let range else { return row }
      row.span = FindingSpan(range, lines)
      row.excerpt = RowList(renderer.excerpt(range, lines).map(ExcerptRow.init))
      return row
    }
    var first = line(finding.severity, finding.message, finding.range)
    first.lint = finding.id
    first.help = finding.help.map { FindingHelp(text: $0, hasColor: renderer.color) }
    var rows = [first]
    for note in finding.notes { rows.append(line(.note, note.message, note.range)) }
    return rows
  }

  /// Findings of rows of text, with the notes that follow each of them.
  static func folded(_ lines: [FindingRow]) -> [FindingRow] {
    var rows: [FindingRow] = []
    for line in lines {
      if line.level?.severity == .note, !rows.isEmpty {
        rows[rows.count - 1].notes.append(FindingNoteRow(line))
      } else {
        rows.append(line)
      }
    }
    return rows
  }
}

extension Section<FindingRow> {
  /// The findings, which consist of files and not of an inspection.
  static var findings: Section {
    Section(
      name: "findings", title: "", key: "findings", shape: .objects, storage: \.findings
    ) { _ in nil }
  }
}
