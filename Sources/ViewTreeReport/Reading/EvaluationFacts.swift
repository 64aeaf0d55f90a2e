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
  /// The same as data where the report has it, of a step with what happened.
  package var ended: [StepRow] = []
  package var remarks: [RemarkRow] = []
  package var views: [ViewRow] = []
  package var readings: [ReadingRow] = []
  package var order: [EventRow] = []
  package var actions: [ActionRow] = []
  package var waiting: [WaitingRow] = []
  package var skipped: [SkipRow] = []
  package var absences: [AbsenceRow] = []
  package var anchors: [AnchorRow] = []
  package var state: [StateRow] = []
  package var candidates: [CandidateRow] = []
  package var differences: [DifferenceRow] = []
  package var changes: [ChangeRow] = []
  package var keys: [KeyRow] = []
  package var findings: [FindingRow] = []
  package var findingCounts: [FindingCountRow] = []
  /// The values of plain writers, of reports as JSON.
  package var values: [PlainValueRow] = []
  package var components: [ComponentRow] = []
  /// What other commands list, and what nobody knows.
  package var entries: [Entry] = []

  package init() {}

  /// The lines that no reader understood.
  package var unknown: [String] { entries.filter(\.isUnknown).map(\.subject) }

  /// Takes the lines of components that gave no views, which are none, from among the views.
  mutating func setAsideComponents() {
    entries += views.filter(\.hasNoViews).map {
      Entry(section: "Views", subject: $0.name, value: "no views")
    }
    views.removeAll(where: \.hasNoViews)
  }

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
