import ViewTreeInspector
import ViewTreeLayout

extension JSONReport {
  /// The output of `viewtree inspect --anchor --format json`.
  public static func anchor(
    _ explanation: AnchorExplanation, in inspection: Inspection,
    _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(ReportScope(inspection, options, needsPaths: true))
    let anchor = inspection.anchors[explanation.anchor]
    report.rows.writer.openObject()
    report.addHeader()
    report.add(anchor, number: explanation.anchor.index + 1)
    report.rows.writer.key("in")
    report.rows.writer.string(explanation.space.map { inspection.path(of: $0) } ?? "window")
    report.addSteps(explanation.steps)
    report.rows.writer.key("value")
    report.rows.writer.geometry(explanation.value)
    report.rows.writer.closeObject()
    return report.rows.writer.finished()
  }

  private mutating func add(_ anchor: InspectedAnchor, number: Int) {
    rows.writer.key("anchor")
    rows.writer.raw("{ \"anchor\": ")
    rows.writer.integer(number)
    rows.writer.raw(", \"source\": ")
    rows.writer.string(anchor.source)
    rows.writer.raw(", \"view\": ")
    rows.writer.string(inspection.path(of: anchor.view))
    rows.writer.raw(", \"global\": ")
    rows.writer.geometry(anchor.global)
    rows.writer.raw(" }")
  }

  private mutating func addSteps(_ steps: [AnchorExplanation.Step]) {
    rows.writer.key("steps")
    rows.writer.openArray()
    for step in steps {
      rows.writer.element()
      rows.writer.raw("{ \"view\": ")
      rows.writer.string(inspection.path(of: step.view))
      add(step.change)
      rows.writer.raw(", \"value\": ")
      rows.writer.geometry(step.value)
      rows.writer.raw(" }")
    }
    rows.writer.closeArray()
  }

  private mutating func add(_ change: AnchorExplanation.Step.Change) {
    switch change {
    case .stands(let corner):
      rows.writer.raw(", \"stands\": ")
      rows.writer.geometry(.point(corner))
    case .scaled(let x, let y):
      rows.writer.raw(", \"scaled\": ")
      rows.writer.geometry(.point(Point(x: x, y: y)))
    case .turned(let degrees):
      rows.writer.raw(", \"turned\": ")
      rows.writer.number(degrees)
    case .transformed(let map):
      rows.writer.raw(", \"transformed\": [")
      for (place, number) in [map.a, map.b, map.c, map.d, map.tx, map.ty].enumerated() {
        if place > 0 { rows.writer.raw(", ") }
        rows.writer.number(number)
      }
      rows.writer.raw("]")
    }
  }
}
