import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

extension JSONReport {
  /// What `viewtree explain --format json` prints.
  public static func explain(
    _ explanation: ViewExplanation, of explainer: LayoutExplainer, in inspection: Inspection,
    _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(ReportScope(inspection, options, needsPaths: true))
    report.rows.writer.openObject()
    report.addHeader()
    report.addSubject(explanation)
    report.addDecisions(explanation)
    report.rows.writer.key("layout")
    report.rows.writer.openArray()
    for step in explanation.steps {
      report.rows.writer.element()
      report.add(step, explainer)
    }
    report.rows.writer.closeArray()
    report.addClosures(of: explanation.view)
    report.addReaders(explainer.readers(ofView: explanation.view))
    report.rows.writer.closeObject()
    return report.rows.writer.finished()
  }

  private var explanationNames: ExplanationNames { ExplanationNames(inspection: inspection) }

  private mutating func addSubject(_ explanation: ViewExplanation) {
    rows.writer.key("view")
    rows.writer.string(inspection.path(of: explanation.view))
    if let id = inspection.string(inspection.views[Int(explanation.view)].id) {
      rows.writer.key("id")
      rows.writer.string(id)
    }
    rows.writer.key("frame")
    rows.writer.rect(explanation.frame)
    rows.writer.key("placed")
    rows.writer.raw(explanation.isPlaced ? "true" : "false")
  }

  private mutating func addDecisions(_ explanation: ViewExplanation) {
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
      rows.writer.raw(" }")
    }
    rows.writer.closeObject()
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

  private mutating func addClosures(of view: UInt32) {
    rows.writer.key("closures")
    rows.writer.openArray()
    for event in inspection.order where event.kind == .closure && event.view == .view(view) {
      addClosure(event.modifier, event.key)
      rows.writer.raw(", \"ran\": ")
      rows.writer.integer(event.number)
      rows.writer.raw(" }")
    }
    for skip in inspection.skipped where skip.view == .view(view) {
      addClosure(skip.modifier, skip.key)
      rows.writer.raw(", \"skipped\": ")
      rows.writer.string(ReportWords.identifier(skip.reason))
      rows.writer.raw(" }")
    }
    rows.writer.closeArray()
  }

  private mutating func addClosure(_ modifier: UInt16, _ key: Int) {
    rows.writer.element()
    rows.writer.raw("{ \"event\": ")
    rows.writer.string(names.modifiers[Int(modifier)])
    rows.writer.raw(", \"key\": ")
    rows.writer.string(names.keys[key])
  }
}

extension String {
  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
