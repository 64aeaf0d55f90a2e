import ViewTreeLayout

/// What a report says of one evaluation.
package struct EvaluationFacts: Equatable {
  /// A line of another section.
  package struct Entry: Equatable {
    package var section: String
    package var subject: String
    package var value: String
    /// Whether the reader did not know what the line means.
    package var isUnknown = false

    package init(section: String, subject: String, value: String, isUnknown: Bool = false) {
      self.section = section
      self.subject = subject
      self.value = value
      self.isUnknown = isUnknown
    }
  }

  /// What happened, for a step.
  package var title = ""
  /// What the root was placed in, with its scale, the direction of lines and the compatibility.
  package var window = ""
  /// How the evaluation ended: `stable after 1 pass`.
  package var status = ""
  package var remarks: [RemarkRow] = []
  package var views: [ViewRow] = []
  package var readings: [ReadingRow] = []
  package var order: [EventRow] = []
  package var skipped: [SkipRow] = []
  package var absences: [AbsenceRow] = []
  package var anchors: [AnchorRow] = []
  package var state: [StateRow] = []
  package var candidates: [CandidateRow] = []
  package var changes: [ChangeRow] = []
  package var keys: [KeyRow] = []
  /// What other commands list, and what nobody knows.
  package var entries: [Entry] = []

  package init() {}

  /// The lines that no reader understood.
  package var unknown: [String] { entries.filter(\.isUnknown).map(\.subject) }

  mutating func addUnknown(_ fact: UnknownFact, section: String) {
    entries.append(
      Entry(section: section, subject: fact.name, value: fact.value, isUnknown: true))
  }
}

extension ViewRow {
  /// How other lines name the view.
  package var reference: String { id.string ?? path.string ?? "" }
  /// Where the view is drawn, as far as the report tells.
  package var drawn: Rect? { content ?? frame }
}
