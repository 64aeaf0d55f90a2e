import ViewTreeLayout
import ViewTreeReport
import ViewTreeSyntax

/// A row that is compared by its identity and its facts.
struct ComparedLine {
  let section: String
  var subject: String
  var value: String
  /// True if the reader doesn't know this kind of line.
  var isUnknown = false
  /// The frames that it's about.
  var frames: [Rect] = []

  init(_ entry: EvaluationFacts.Entry) {
    section = entry.section
    subject = entry.subject
    value = entry.value
    isUnknown = entry.isUnknown
  }

  init(_ row: some ReportRow, section: String) {
    let facts = FactVisitor(row)
    self.section = section
    subject = facts.identity
    value = facts.words
  }

  init(_ change: ChangeRow) {
    self.init(change, section: EvaluationFacts.changed)
    frames = [change.before, change.after].compactMap { $0 }
  }
}

extension EvaluationFacts {
  /// The section of a report with the frames that a step changed.
  static let changed = "Changed"

  /// The section of lint findings.
  static let found = "findings"

  /// The state variables.
  var variables: [ComparedLine] {
    state.map { row in
      var line = ComparedLine(row, section: "State")
      line.subject = row.name.string ?? ""
      return line
    }
  }

  /// The lines of sections that are compared line by line.
  var others: [ComparedLine] {
    candidates.map { ComparedLine($0, section: "View-tree order") }
      + changes.map { ComparedLine($0) } + values.map { ComparedLine($0, section: "Values") }
      + actions.flatMap(\.lines) + waiting.map { ComparedLine($0, section: "Waiting") }
      + components.map { ComparedLine($0, section: "components") } + keys.flatMap(\.lines)
      + findings.flatMap(\.lines)
      + entries.map { ComparedLine($0) }
  }
}

extension ActionRow {
  /// The action and its effects.
  fileprivate var lines: [ComparedLine] {
    let action = ComparedLine(self, section: "Actions")
    func line(_ what: String, _ value: String) -> ComparedLine {
      var line = action
      line.subject += " " + what
      line.value = value
      return line
    }
    return [action]
      + assigned.read.map { line("assigned \($0.name.string ?? "")", $0.value.text) }
      + printed.read.map { line("printed", $0.text.string ?? "") }
  }
}

extension KeyRow {
  /// The facts of the key. Its lines in the document aren't behavior.
  fileprivate var lines: [ComparedLine] {
    func line(_ subject: String, _ value: String) -> ComparedLine {
      ComparedLine(EvaluationFacts.Entry(section: key, subject: subject, value: value))
    }
    func words(_ list: RowList<WordsRow>) -> String { list.read.first?.words.string ?? "" }
    return [
      line("declared", ""), line("default", words(defaultLine)), line("reduce", words(reduceLine)),
    ]
      + uses.map { use in
        line("\(use.modifier) of \(use.view?.name ?? "")", use.words.string ?? "")
      }
      + deadEnds.read.map { line("dead end", ReportWords.withoutLines($0.words.string ?? "")) }
  }
}

extension FindingRow {
  /// The finding and its notes. Its location in the document isn't behavior.
  fileprivate var lines: [ComparedLine] {
    func line(_ section: String, _ subject: String, _ value: String = "") -> ComparedLine {
      ComparedLine(EvaluationFacts.Entry(section: section, subject: subject, value: value))
    }
    // Text reports show control characters in visible form, so escape them here, too.
    func shown(_ text: String?) -> String { TerminalText.escaped(text ?? "") }
    let words = "\(shown(message.string)) [\(lint)]"
    return [line(EvaluationFacts.found, "\(level?.severity.rawValue ?? ""): \(words)")]
      + (help.map { [line(words, "help", shown($0.text))] } ?? [])
      + notes.read.map { line(words, "note: \(shown($0.message.string))") }
  }
}

extension RemarkRow {
  /// The line without the position in the document.
  var text: String { "\(severity): \(message.string ?? "")" }
}
