/// Formats diagnostics as text: location, message, the line with a caret, the suggestion.
public struct DiagnosticRenderer: Sendable {
  /// The source that the ranges are in.
  public var source: SourceFile
  /// True if ANSI colors are written.
  public var color: Bool

  /// Creates a renderer.
  public init(source: SourceFile, color: Bool = false) {
    self.source = source
    self.color = color
  }

  /// The diagnostics in order of location, then a line with their numbers. Empty if there are none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    let count = Self.count(diagnostics)
    return renderWithoutCount(diagnostics) + (count.isEmpty ? "" : count + "\n")
  }

  /// The diagnostics without the line that counts them.
  public func renderWithoutCount(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let table = LineTable(source)
    var output = ByteBuffer()
    for diagnostic in diagnostics.sortedByPosition() { write(diagnostic, table, to: &output) }
    return output.text
  }

  private func write(_ diagnostic: Diagnostic, _ table: LineTable, to output: inout ByteBuffer) {
    writeHead(
      diagnostic.severity, diagnostic.message, id: diagnostic.id, at: diagnostic.range, table,
      to: &output)
    if let help = diagnostic.help {
      output.append("  = " as StaticString)
      Self.writeHelpLabel(color: color, to: &output)
      output.append(UInt8(ascii: " "))
      output.appendEscapedForTerminal(help)
      output.append(Byte.lineFeed)
    }
    for note in diagnostic.notes {
      writeHead(.note, note.message, id: nil, at: note.range, table, to: &output)
    }
  }

  /// Writes the line with the message, and the excerpt below it, if there is a location.
  private func writeHead(
    _ severity: Diagnostic.Severity, _ message: String, id: String?, at range: SourceRange?,
    _ table: LineTable, to output: inout ByteBuffer
  ) {
    let position = range.map { table.position(at: $0.start) }
    Self.writePlace(source.name(at: range), position, color: color, to: &output)
    output.append(UInt8(ascii: " "))
    Self.writeLabel(severity, color: color, to: &output)
    output.append(UInt8(ascii: " "))
    output.appendEscapedForTerminal(message)
    if let id {
      output.append(" [" as StaticString)
      output.append(id)
      output.append(UInt8(ascii: "]"))
    }
    output.append(Byte.lineFeed)
    guard let range else { return }
    for line in excerpt(range, table) {
      output.append(line)
      output.append(Byte.lineFeed)
    }
  }

  /// Writes the location at the start of a line: `form.json:9:34:`, or only the name.
  package static func writePlace(
    _ name: String, _ position: SourcePosition?, color: Bool, to output: inout ByteBuffer
  ) {
    paint(.bold, color, &output) { output in
      output.appendEscapedForTerminal(name)
      if let position {
        output.append(UInt8(ascii: ":"))
        output.append(position.line)
        output.append(UInt8(ascii: ":"))
        output.append(position.column)
      }
      output.append(UInt8(ascii: ":"))
    }
  }

  /// Writes the word before a message: `warning:`.
  package static func writeLabel(
    _ severity: Diagnostic.Severity, color: Bool, to output: inout ByteBuffer
  ) {
    paint(TextStyle(severity), color, &output) { output in
      output.append(severity.rawValue)
      output.append(UInt8(ascii: ":"))
    }
  }

  /// Writes the label before the suggestion.
  package static func writeHelpLabel(color: Bool, to output: inout ByteBuffer) {
    paint(.bold, color, &output) { $0.append("help:" as StaticString) }
  }

  /// The line of the source that a range starts in, and one with carets below it.
  package func excerpt(_ range: SourceRange, _ table: LineTable) -> [String] {
    guard !source.bytes.isEmpty else { return [] }
    let number = String(table.lineNumber(at: range.start))
    let excerpt = SourceExcerpt(
      source.bytes, line: table.lineRange(at: range.start), range: range)
    let text = excerpt.text.isEmpty ? number + " |" : number + " | " + excerpt.text
    return [text, carets(below: excerpt, margin: number.utf8.count)]
  }

  private func carets(below excerpt: SourceExcerpt, margin: Int) -> String {
    var line = ByteBuffer(capacity: margin + 3 + excerpt.indent + excerpt.width)
    line.append(UInt8(ascii: " "), count: margin)
    line.append(" | " as StaticString)
    line.append(UInt8(ascii: " "), count: excerpt.indent)
    Self.paint(.boldGreen, color, &line) { line in
      line.append(UInt8(ascii: "^"))
      line.append(UInt8(ascii: "~"), count: excerpt.width - 1)
    }
    return line.text
  }

  /// The number of errors and warnings as text, empty if there are none.
  public static func count(_ diagnostics: [Diagnostic]) -> String {
    [(Diagnostic.Severity.error, "error"), (.warning, "warning")]
      .compactMap { severity, word in
        let count = diagnostics.count { $0.severity == severity }
        return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
      }
      .joined(separator: ", ")
  }

  // MARK: Color

  /// Writes text in a style, if colors are written.
  private static func paint(
    _ style: TextStyle, _ color: Bool, _ output: inout ByteBuffer,
    _ write: (inout ByteBuffer) -> Void
  ) {
    guard color else { return write(&output) }
    output.append(style.start)
    write(&output)
    output.append(TextStyle.end)
  }
}
