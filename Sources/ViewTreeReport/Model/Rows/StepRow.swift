import ViewTreeInspector

/// A step: what happened, and how the evaluation after it ended.
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

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("step", "", after: ": "), &number)
    fields.field(.json("action"), &action)
    fields.field(Field("text", ""), &title)
    var facts = status ?? StatusFacts()
    facts.visit(&fields)
    if !facts.words.isAbsent { status = facts }
  }
}
