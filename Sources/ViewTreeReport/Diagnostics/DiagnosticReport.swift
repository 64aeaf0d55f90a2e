import ViewTreeSyntax

/// Messages as JSON (docs/reference/commands/README.md, Messages as JSON).
public enum DiagnosticReport {
  /// Messages about one file, or about none.
  public struct Part: Sendable {
    /// The file, or `nil` for messages about the command line.
    public var source: SourceFile?
    /// The diagnostics of the report.
    public var diagnostics: [Diagnostic]

    /// Creates a part.
    public init(source: SourceFile?, diagnostics: [Diagnostic]) {
      self.source = source
      self.diagnostics = diagnostics
    }
  }

  /// One array: an object for each message, file by file, in order of location.
  public static func json(_ parts: [Part]) -> [UInt8] {
    var writer = JSONWriter(capacity: 1024)
    writer.openArray()
    for part in parts {
      let lines = part.source.map { LineTable($0) }
      for diagnostic in part.diagnostics.sortedByPosition() { writer.add(diagnostic, lines) }
    }
    writer.closeArray()
    return writer.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func add(_ diagnostic: Diagnostic, _ lines: LineTable?) {
    element()
    openObject()
    if let lines {
      key("file")
      string(lines.source.name(at: diagnostic.range))
    }
    key("id")
    string(diagnostic.id)
    key("severity")
    string(diagnostic.severity.rawValue)
    key("message")
    string(diagnostic.message)
    add(range: diagnostic.range, lines)
    if let help = diagnostic.help {
      key("help")
      string(help)
    }
    add(diagnostic.notes, lines)
    if let fixIt = lines.flatMap({ diagnostic.fix(in: $0.source) }) {
      key("fix")
      openObject()
      add(range: fixIt.range, lines)
      key("replacement")
      string(fixIt.replacement)
      closeObject()
    }
    closeObject()
  }

  private mutating func add(_ notes: [Diagnostic.Note], _ lines: LineTable?) {
    key("notes")
    openArray()
    for note in notes {
      element()
      openObject()
      key("message")
      string(note.message)
      // With several files, a note can refer to another file.
      if let lines, let part = note.range.flatMap({ lines.source.part(at: $0.start) }) {
        key("file")
        string(part.name)
      }
      add(range: note.range, lines)
      closeObject()
    }
    closeArray()
  }

  private mutating func add(range: SourceRange?, _ lines: LineTable?) {
    guard let range, let lines else { return }
    key("range")
    openObject()
    key("start")
    add(position: lines.position(at: range.start))
    key("end")
    add(position: lines.position(at: range.end))
    closeObject()
  }

  private mutating func add(position: SourcePosition) {
    openObject()
    key("line")
    integer(position.line)
    key("column")
    integer(position.column)
    closeObject()
  }
}
