import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

extension JSONReport {
  /// What `viewtree explain --format json` prints.
  public static func explain(
    _ explanation: ViewExplanation, of explainer: LayoutExplainer, in inspection: Inspection,
    _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    report.addSubject(explanation)
    if explanation.isPlaced { report.addDecisions(explanation) }
    report.writer.key("layout")
    report.writer.openArray()
    for step in explanation.steps {
      report.writer.element()
      report.add(step, explainer)
    }
    report.writer.closeArray()
    report.addClosures(of: explanation.view)
    report.addPlainValues(of: .view(explanation.view))
    report.addReaders(explainer.readers(ofView: explanation.view))
    report.writer.closeObject()
    return report.writer.finished()
  }

  private var explanationNames: ExplanationNames { ExplanationNames(inspection: inspection) }

  private mutating func addSubject(_ explanation: ViewExplanation) {
    writer.key("view")
    writer.string(inspection.path(of: explanation.view))
    if let id = inspection.string(inspection.views[Int(explanation.view)].id) {
      writer.key("id")
      writer.string(id)
    }
    if explanation.isPlaced {
      writer.key("frame")
      writer.rect(explanation.frame)
    }
    writer.key("placed")
    writer.raw(explanation.isPlaced ? "true" : "false")
  }

  private mutating func addDecisions(_ explanation: ViewExplanation) {
    writer.key("decides")
    writer.openObject()
    for (axis, decision) in [
      (Axis.horizontal, explanation.width), (Axis.vertical, explanation.height),
    ] {
      writer.key(axis == .horizontal ? "width" : "height")
      writer.raw("{ \"by\": ")
      writer.string(explanationNames.inSentence(decision.label))
      writer.raw(", \"reason\": ")
      writer.string(ExplanationWords.identifier(decision.reason))
      writer.raw(", \"length\": ")
      writer.length(decision.length)
      if !decision.additions.isEmpty {
        writer.raw(", \"base\": ")
        writer.length(decision.base)
        writer.raw(", \"additions\": [")
        for (place, addition) in decision.additions.enumerated() {
          writer.raw(place > 0 ? ", { \"by\": " : "{ \"by\": ")
          writer.string(explanationNames.inSentence(addition.label))
          writer.raw(", \"length\": ")
          writer.length(addition.length)
          add(addition.sources)
          writer.raw(" }")
        }
        writer.raw("]")
      }
      add(decision.sources)
      writer.raw(" }")
    }
    writer.closeObject()
  }

  /// The scripts that say a length, if there are any.
  private mutating func add(_ sources: [ViewExplanation.Source]) {
    guard !sources.isEmpty else { return }
    writer.raw(", \"sources\": [")
    for (place, source) in sources.enumerated() {
      writer.raw(place > 0 ? ", { \"parameter\": " : "{ \"parameter\": ")
      writer.string(source.parameter)
      writer.raw(", \"expression\": ")
      writer.string(source.expression)
      writer.raw(", \"state\": [")
      for (place, variable) in source.variables.enumerated() {
        if place > 0 { writer.raw(", ") }
        writer.string(variable)
      }
      writer.raw("] }")
    }
    writer.raw("]")
  }

  private mutating func add(_ step: ViewExplanation.Step, _ explainer: LayoutExplainer) {
    let node = step.explanation
    writer.openObject()
    writer.key("node")
    writer.string(explanationNames.title(step.label, node.algorithm))
    switch step.label {
    case .view(let index), .modifier(_, let index):
      writer.key("view")
      writer.string(inspection.path(of: index))
    case .implicit: break
    }
    writer.key("rule")
    writer.string(node.section)
    writer.key("algorithm")
    writer.string(node.algorithm)
    writer.key("proposed")
    writer.proposal(node.proposal)
    writer.key("answered")
    writer.proposal(ProposedSize(width: node.size.width, height: node.size.height))
    writer.key("origin")
    writer.point(node.origin)
    writer.key("frame")
    writer.rect(node.frame)
    writer.key("arithmetic")
    writer.openArray()
    for part in node.steps {
      writer.element()
      add(part, explainer)
    }
    writer.closeArray()
    writer.closeObject()
  }

  /// A step: its stable name, its numbers, and the lines of the text report.
  private mutating func add(_ step: LayoutStep, _ explainer: LayoutExplainer) {
    let names = explanationNames
    func name(_ node: NodeID) -> String { names.title(explainer.label(of: node), "child") }
    writer.raw("{ \"step\": ")
    writer.string(ExplanationWords.identifier(step))
    for field in ExplanationFields.fields(of: step, name: name) { writer.field(field) }
    writer.raw(", \"lines\": [")
    for (place, line) in ExplanationWords.lines(step, name: name).enumerated() {
      if place > 0 { writer.raw(", ") }
      writer.string(line.trimmingLeadingSpaces)
    }
    writer.raw("] }")
  }

  private mutating func addClosures(of view: UInt32) {
    writer.key("closures")
    writer.openArray()
    for event in inspection.order where event.kind == .closure && event.view == .view(view) {
      addClosure(event.modifier, event.key)
      writer.raw(", \"ran\": ")
      writer.integer(event.number)
      writer.raw(", \"pass\": ")
      writer.integer(event.pass)
      writer.raw(" }")
    }
    for skip in inspection.skipped where skip.view == .view(view) {
      addClosure(skip.modifier, skip.key)
      add(earlierRun: skip.earlierRun)
      writer.raw(", \"skipped\": ")
      writer.string(ReportWords.identifier(skip.reason))
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func addClosure(_ modifier: UInt16, _ key: Int) {
    writer.element()
    writer.raw("{ \"event\": ")
    writer.string(names.modifiers[Int(modifier)])
    writer.raw(", \"key\": ")
    writer.string(names.keys[key])
  }
}

extension String {
  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
