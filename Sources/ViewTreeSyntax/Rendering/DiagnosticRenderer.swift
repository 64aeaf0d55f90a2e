/// Lays diagnostics out for people: place, message, the line with a caret, the way out.
public struct DiagnosticRenderer: Sendable {
  /// The source that the ranges are in.
  public var source: SourceFile
  /// Whether ANSI colours are written.
  public var color: Bool

  /// Makes a renderer.
  public init(source: SourceFile, color: Bool = false) {
    self.source = source
    self.color = color
  }

  /// The diagnostics in the order of their places, then a line that counts them; nothing for none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    let count = Self.count(diagnostics)
    return renderWithoutCount(diagnostics) + (count.isEmpty ? "" : count + "\n")
  }

  /// The same without the line that counts them.
  public func renderWithoutCount(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let table = LineTable(source)
    let lines = diagnostics.sortedByPosition().flatMap { self.lines(of: $0, table) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of diagnostic: Diagnostic, _ table: LineTable) -> [String] {
    var lines = head(
      diagnostic.severity, diagnostic.message, id: diagnostic.id, at: diagnostic.range, table)
    if let help = diagnostic.help {
      lines.append("  = " + Self.helpLabel(color: color) + " " + TerminalText.escaped(help))
    }
    for note in diagnostic.notes {
      lines += head(.note, note.message, id: nil, at: note.range, table)
    }
    return lines
  }

  /// The line with the message, and below it the excerpt, if there is a place.
  private func head(
    _ severity: Diagnostic.Severity, _ message: String, id: String?, at range: SourceRange?,
    _ table: LineTable
  ) -> [String] {
    let position = range.map { table.position(at: $0.start) }
    let place = Self.place(source.name(at: range), position, color: color)
    let suffix = id.map { " [\($0)]" } ?? ""
    let first =
      place + " " + Self.label(severity, color: color) + " " + TerminalText.escaped(message)
    return [first + suffix] + (range.map { excerpt($0, table) } ?? [])
  }

  /// The place at the beginning of a line: `form.json:9:34:`, or the name alone.
  package static func place(_ name: String, _ position: SourcePosition?, color: Bool) -> String {
    let numbers = position.map { ":\($0.line):\($0.column)" } ?? ""
    return paint(TerminalText.escaped(name) + numbers + ":", .bold, color)
  }

  /// The word before a message: `warning:`.
  package static func label(_ severity: Diagnostic.Severity, color: Bool) -> String {
    paint(severity.rawValue + ":", Style(severity), color)
  }

  /// The word before the way out.
  package static func helpLabel(color: Bool) -> String { paint("help:", .bold, color) }

  /// The line of the source that a range begins in, and one with carets below it.
  package func excerpt(_ range: SourceRange, _ table: LineTable) -> [String] {
    let line = table.lineNumber(at: range.start)
    let bytes = table.lineRange(at: range.start)
    guard !source.bytes.isEmpty else { return [] }
    let excerpt = SourceExcerpt(source.bytes, line: bytes, range: range)
    let number = String(line)
    let margin = Self.cells(" ", number.utf8.count) + " | "
    let carets = "^" + Self.cells("~", excerpt.width - 1)
    let text = excerpt.text.isEmpty ? number + " |" : number + " | " + excerpt.text
    return [
      text, margin + Self.cells(" ", excerpt.indent) + Self.paint(carets, .green, color),
    ]
  }

  /// A character several times; a document may have thousands of excerpts.
  private static func cells(_ character: Unicode.Scalar, _ count: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: character), count: count), as: UTF8.self)
  }

  /// How many errors and warnings there are, as words; empty if there are neither.
  public static func count(_ diagnostics: [Diagnostic]) -> String {
    [(Diagnostic.Severity.error, "error"), (.warning, "warning")]
      .compactMap { severity, word in
        let count = diagnostics.count { $0.severity == severity }
        return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
      }
      .joined(separator: ", ")
  }

  // MARK: Colour

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "1;32"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .note: self = .cyan
      }
    }
  }

  private static func paint(_ text: String, _ style: Style, _ color: Bool) -> String {
    color ? "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m" : text
  }
}
