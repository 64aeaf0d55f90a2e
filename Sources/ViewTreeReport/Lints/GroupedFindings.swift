import ViewTreeSyntax

/// The findings of lints on some devices and at some text sizes, in few lines. A finding of several
/// settings is one entry.
public struct GroupedFindings {
  /// A problem of a line.
  private struct Finding {
    /// The lint and the location.
    let key: String
    let isError: Bool
    /// The message of the first setting, the line and the suggestion.
    let text: String
    var settings: [String]
  }

  private var findings: [Finding] = []
  /// The settings that were checked, and those without problems.
  private var settings: [String] = []
  private var clean: [String] = []
  /// True if locations and lints are between marks (``StyleMarks``).
  private let hasMarks: Bool

  /// Creates an empty list.
  public init(hasMarks: Bool = false) { self.hasMarks = hasMarks }

  /// Adds the findings of a setting, which is empty if there is only one setting.
  public mutating func add(_ files: [LintedFile], setting: String) {
    settings.append(setting)
    if files.allSatisfy(\.findings.isEmpty) { clean.append(setting) }
    files.forEachFinding { finding, lines in
      let location = Self.location(finding.range, lines)
      let key = "\(finding.id) \(location)"
      if let known = findings.firstIndex(where: { $0.key == key }) {
        if findings[known].settings.last != setting { findings[known].settings.append(setting) }
      } else {
        findings.append(
          Finding(
            key: key, isError: finding.severity == .error,
            text: text(finding, location, lines), settings: [setting]))
      }
    }
  }

  /// A paragraph for each problem: errors first, then those of the most settings.
  public var paragraphs: [String] {
    let ordered = findings.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.isError != second.isError { return first.isError }
      if first.settings.count != second.settings.count {
        return first.settings.count > second.settings.count
      }
      return left.offset < right.offset
    }
    let all = ordered.map { $0.element.text + on($0.element.settings) }
    guard settings.contains(where: { !$0.isEmpty }), !clean.isEmpty else { return all }
    return all + ["no problems: \(clean.joined(separator: ", "))"]
  }

  private func on(_ named: [String]) -> String {
    if named == [""] { return "" }
    return named.count == settings.count
      ? "\n  on all \(settings.count)" : "\n  on \(named.joined(separator: ", "))"
  }

  private static func location(_ range: SourceRange?, _ lines: LineTable) -> String {
    guard let range else { return lines.source.name }
    return "\(lines.source.name(at: range)):\(lines.position(at: range.start).line)"
  }

  private func text(
    _ finding: Diagnostic, _ location: String, _ lines: LineTable
  ) -> String {
    let style = TextStyle(finding.severity)
    let id = marked("[\(finding.id)]", style)
    return marked(Self.visible(location), .name)
      + ": \(Self.visible(finding.message)) \(id)"
      + Self.visible(Self.details(of: finding, lines))
  }

  private func marked(_ text: String, _ style: TextStyle) -> String {
    hasMarks ? StyleMarks.marked(text, style) : text
  }

  /// The lines of the text, in which control characters are visible.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
  }

  /// The lines below the message: the source, the notes and the suggestion.
  private static func details(of finding: Diagnostic, _ lines: LineTable) -> String {
    var text = ""
    if let range = finding.range {
      text += "\n  | " + lines.lineText(at: range.start).drop { $0.isWhitespace }
    }
    for note in finding.notes.prefix(4) {
      text += "\n  \(location(note.range, lines)): \(note.message)"
    }
    return text + (finding.help.map { "\n  fix: \($0)" } ?? "")
  }
}
