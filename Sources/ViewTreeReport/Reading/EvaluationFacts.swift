import ViewTreeLayout

/// The facts of one evaluation in a report.
package struct EvaluationFacts: Equatable {
  /// A line of another section.
  package struct Entry: Equatable {
    package var section: String
    package var subject: String
    package var value: String
    /// True if the reader doesn't know this kind of line.
    package var isUnknown = false

    package init(section: String, subject: String, value: String, isUnknown: Bool = false) {
      self.section = section
      self.subject = subject
      self.value = value
      self.isUnknown = isUnknown
    }
  }

  /// The action of a step.
  package var title = ""
  /// The window of the root, with its scale, layout direction and compatibility.
  package var window = ""
  /// The end of the evaluation: `stable after 1 pass`.
  package var status = ""
  /// The end of the evaluation as data, if the report includes it. For a step, includes its action.
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
  /// The lines of other commands, and unknown lines.
  package var entries: [Entry] = []

  package init() {}

  /// The lines that no reader understood.
  package var unknown: [String] { entries.filter(\.isUnknown).map(\.subject) }

  /// Moves the lines of components without views out of the list of views.
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
  /// The name of the view in other lines.
  package var reference: String { id.string ?? path.string ?? "" }
  /// The frame in which the view is drawn, if the report has it.
  package var drawn: Rect? { content ?? frame }
}
