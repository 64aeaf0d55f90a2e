import ViewTreeInspector

/// A step: its action, and the end of the evaluation after it.
package struct StepRow: ReportRow {
  package var number: Int?
  var action = ""
  package var title = ReportText.none
  package var status: StatusFacts?

  package init() {}

  init(_ number: Int, _ step: InspectedStep, _ status: StatusFacts?) {
    self.number = number
    action = ReportWords.identifier(step.action)
    title = .string(ReportWords.text(step.action))
    self.status = status
  }

  /// The number and the action: `2: toggle Toggle`.
  var words: String { "\(number ?? 0): \(title.string ?? "")" }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("step", "", after: ": ").required, &number)
    fields.field(.json("action"), &action)
    fields.field(Field("text", "").required, &title)
    var facts = status ?? StatusFacts()
    facts.visit(&fields)
    if facts != StatusFacts() { status = facts }
  }
}
