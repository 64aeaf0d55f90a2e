import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension JSONReport {
  /// The output of `viewtree explain --format json`.
  public static func explain(
    _ explanation: ViewExplanation, of explainer: LayoutExplainer, in inspection: Inspection,
    _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(ReportScope(inspection, options, needsPaths: true))
    report.rows.writer.openObject()
    report.addHeader()
    report.addSubject(explanation)
    if explanation.isPlaced { report.addDecisions(explanation) }
    if options.showsCalls { report.addCalls(of: explanation.view, explainer) }
    report.rows.writer.key("layout")
    report.rows.writer.openArray()
    for step in explanation.steps {
      report.rows.writer.element()
      report.add(step, explainer)
    }
    report.rows.writer.closeArray()
    report.addClosures(of: explanation.view)
    report.addActions(of: explanation.view)
    report.addPlainValues(of: .view(explanation.view))
    report.addReaders(explainer.readers(ofView: explanation.view))
    report.rows.writer.closeObject()
    return report.rows.writer.finished()
  }

  private var explanationNames: ExplanationNames { ExplanationNames(inspection: inspection) }

  /// Adds the actions of the view's modifiers, if any ran.
  private mutating func addActions(of view: ID<InspectedView>) {
    guard let list = scope.actionRows(of: view) else { return }
    rows.writer.key("actions")
    rows.writer.openArray()
    list.forEach {
      rows.writer.element()
      rows.write(&$0)
    }
    rows.writer.closeArray()
  }

  private mutating func addSubject(_ explanation: ViewExplanation) {
    rows.writer.key("view")
    rows.writer.string(inspection.path(of: explanation.view))
    if let id = inspection.string(inspection.views.id(of: explanation.view)) {
      rows.writer.key("id")
      rows.writer.string(id)
    }
    if explanation.isPlaced {
      rows.writer.key("frame")
      rows.writer.rect(explanation.frame)
    }
    rows.writer.key("placed")
    rows.writer.raw(explanation.isPlaced ? "true" : "false")
  }

  private mutating func addDecisions(_ explanation: ViewExplanation) {
    let reasons = Reasons(explanation.reasons, of: explanation.view, explanationNames)
    for (key, lines) in [("reasons", reasons.lines), ("notes", reasons.notes)] {
      rows.writer.key(text: key)
      rows.writer.openArray()
      for text in lines {
        rows.writer.element()
        rows.writer.string(text)
      }
      rows.writer.closeArray()
    }
    rows.writer.key("decides")
    rows.writer.openObject()
    for (axis, decision) in [
      (Axis.horizontal, explanation.width), (Axis.vertical, explanation.height),
    ] {
      rows.writer.key(axis == .horizontal ? "width" : "height")
      rows.writer.raw("{ \"by\": ")
      rows.writer.string(explanationNames.inSentence(decision.label))
      rows.writer.raw(", \"reason\": ")
      rows.writer.string(ExplanationWords.identifier(decision.reason))
      rows.writer.raw(", \"length\": ")
      rows.writer.length(decision.length)
      add(decision.answers)
      if !decision.additions.isEmpty {
        rows.writer.raw(", \"base\": ")
        rows.writer.length(decision.base)
        rows.writer.raw(", \"additions\": [")
        for (place, addition) in decision.additions.enumerated() {
          rows.writer.raw(place > 0 ? ", { \"by\": " : "{ \"by\": ")
          rows.writer.string(explanationNames.inSentence(addition.label))
          rows.writer.raw(", \"length\": ")
          rows.writer.length(addition.length)
          add(addition.sources)
          rows.writer.raw(" }")
        }
        rows.writer.raw("]")
      }
      if let origin = decision.origin.flatMap({ ExplanationWords.origin($0) }) {
        rows.writer.raw(", \"numbers\": ")
        rows.writer.string(origin)
      }
      add(decision.sources)
      rows.writer.raw(" }")
    }
    rows.writer.closeObject()
  }

  private mutating func addCalls(of view: ID<InspectedView>, _ explainer: LayoutExplainer) {
    rows.writer.key("calls")
    rows.writer.openArray()
    for group in CallWords(view, explainer, explanationNames).groups {
      rows.writer.element()
      rows.writer.raw("{ \"proposed\": ")
      rows.writer.proposal(group.call.proposal)
      rows.writer.raw(", \"answered\": ")
      rows.writer.proposal(ProposedSize(group.call.size))
      rows.writer.raw(", \"to\": ")
      rows.writer.string(group.call.isPlacing ? "place" : "measure")
      rows.writer.raw(", \"count\": ")
      rows.writer.integer(group.count)
      rows.writer.raw(" }")
    }
    rows.writer.closeArray()
  }

  /// Adds the results for other proposals.
  private mutating func add(_ answers: LengthAnswers) {
    rows.writer.raw(", \"offered\": ")
    rows.writer.length(answers.offer)
    rows.writer.raw(", \"least\": ")
    rows.writer.length(answers.least)
    rows.writer.raw(", \"ideal\": ")
    rows.writer.length(answers.ideal)
    rows.writer.raw(", \"most\": ")
    rows.writer.length(answers.most)
  }

  /// Adds the scripts that set a length, if there are any.
  private mutating func add(_ sources: [ViewExplanation.Source]) {
    guard !sources.isEmpty else { return }
    rows.writer.raw(", \"sources\": [")
    for (place, source) in sources.enumerated() {
      rows.writer.raw(place > 0 ? ", { \"parameter\": " : "{ \"parameter\": ")
      rows.writer.string(source.parameter)
      rows.writer.raw(", \"expression\": ")
      rows.writer.string(source.expression)
      rows.writer.raw(", \"state\": [")
      for (place, variable) in source.variables.enumerated() {
        if place > 0 { rows.writer.raw(", ") }
        rows.writer.string(variable)
      }
      rows.writer.raw("] }")
    }
    rows.writer.raw("]")
  }

  private mutating func add(_ step: ViewExplanation.Step, _ explainer: LayoutExplainer) {
    let node = step.explanation
    rows.writer.openObject()
    rows.writer.key("node")
    rows.writer.string(explanationNames.title(step.label, node.algorithm))
    switch step.label {
    case .view(let index), .modifier(_, let index):
      rows.writer.key("view")
      rows.writer.string(inspection.path(of: index))
    case .implicit: break
    }
    rows.writer.key("rule")
    rows.writer.string(node.section)
    rows.writer.key("algorithm")
    rows.writer.string(node.algorithm)
    if let origin = step.origin.flatMap({ ExplanationWords.origin($0) }) {
      rows.writer.key("numbers")
      rows.writer.string(origin)
    }
    rows.writer.key("proposed")
    rows.writer.proposal(node.proposal)
    rows.writer.key("answered")
    rows.writer.proposal(ProposedSize(width: node.size.width, height: node.size.height))
    rows.writer.key("origin")
    rows.writer.point(node.origin)
    rows.writer.key("frame")
    rows.writer.rect(node.frame)
    rows.writer.key("arithmetic")
    rows.writer.openArray()
    for part in node.steps {
      rows.writer.element()
      add(part, explainer)
    }
    rows.writer.closeArray()
    rows.writer.closeObject()
  }

  /// A step: its stable name, its numbers, and the lines of the text report.
  private mutating func add(_ step: LayoutStep, _ explainer: LayoutExplainer) {
    let names = explanationNames
    func name(_ node: NodeID) -> String { names.title(explainer.label(of: node), "child") }
    rows.writer.raw("{ \"step\": ")
    rows.writer.string(ExplanationWords.identifier(step))
    for field in ExplanationFields.fields(of: step, name: name) { rows.writer.field(field) }
    rows.writer.raw(", \"lines\": [")
    for (place, line) in ExplanationWords.lines(step, name: name).enumerated() {
      if place > 0 { rows.writer.raw(", ") }
      rows.writer.string(line.trimmingLeadingSpaces)
    }
    rows.writer.raw("] }")
  }

  private mutating func addClosures(of view: ID<InspectedView>) {
    rows.writer.key("closures")
    rows.writer.openArray()
    for event in inspection.order where event.kind == .closure && event.view == .view(view) {
      addClosure(event.modifier, event.key)
      rows.writer.raw(", \"ran\": ")
      rows.writer.integer(event.number)
      rows.writer.raw(", \"pass\": ")
      rows.writer.integer(event.pass)
      rows.writer.raw(" }")
    }
    for skip in inspection.skipped where skip.view == .view(view) {
      addClosure(skip.modifier, skip.key)
      if let run = skip.earlierRun {
        rows.writer.raw(", \"ranAs\": ")
        rows.writer.integer(run.number)
        rows.writer.raw(", \"ranInPass\": ")
        rows.writer.integer(run.pass)
      }
      rows.writer.raw(", \"skipped\": ")
      rows.writer.string(ReportWords.identifier(skip.reason))
      rows.writer.raw(" }")
    }
    rows.writer.closeArray()
  }

  /// Adds the values that the view writes without a closure, if there are any.
  private mutating func addPlainValues(of view: InspectedReference) {
    let values = inspection.plainValues.filter { $0.view == view }
    guard !values.isEmpty else { return }
    rows.writer.key("plainValues")
    rows.writer.openArray()
    for value in values {
      var row = scope.row(value)
      rows.writer.element()
      rows.write(&row)
    }
    rows.writer.closeArray()
  }

  private mutating func addClosure(
    _ modifier: ID<InspectionNames.Modifier>, _ key: ID<InspectionNames.Key>
  ) {
    rows.writer.element()
    rows.writer.raw("{ \"event\": ")
    rows.writer.string(names.modifiers[modifier])
    rows.writer.raw(", \"key\": ")
    rows.writer.string(names.keys[key])
  }
}

extension String {
  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
