import ViewTreeInspector
import ViewTreeLayout

extension JSONReport {
  /// What `viewtree inspect --anchor --format json` prints.
  public static func anchor(
    _ explanation: AnchorExplanation, in inspection: Inspection,
    _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(inspection, options)
    let anchor = inspection.anchors[explanation.anchor]
    report.writer.openObject()
    report.addHeader()
    report.add(anchor, number: explanation.anchor + 1)
    report.writer.key("in")
    report.writer.string(explanation.space.map { inspection.path(of: $0) } ?? "window")
    report.addSteps(explanation.steps)
    report.writer.key("value")
    report.writer.geometry(explanation.value)
    report.writer.closeObject()
    return report.writer.finished()
  }

  private mutating func add(_ anchor: InspectedAnchor, number: Int) {
    writer.key("anchor")
    writer.raw("{ \"anchor\": ")
    writer.integer(number)
    writer.raw(", \"source\": ")
    writer.string(anchor.source)
    writer.raw(", \"view\": ")
    writer.string(inspection.path(of: anchor.view))
    writer.raw(", \"global\": ")
    writer.geometry(anchor.global)
    writer.raw(" }")
  }

  private mutating func addSteps(_ steps: [AnchorExplanation.Step]) {
    writer.key("steps")
    writer.openArray()
    for step in steps {
      writer.element()
      writer.raw("{ \"view\": ")
      writer.string(inspection.path(of: step.view))
      add(step.change)
      writer.raw(", \"value\": ")
      writer.geometry(step.value)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func add(_ change: AnchorExplanation.Step.Change) {
    switch change {
    case .stands(let corner):
      writer.raw(", \"stands\": ")
      writer.geometry(.point(corner))
    case .scaled(let x, let y):
      writer.raw(", \"scaled\": ")
      writer.geometry(.point(Point(x: x, y: y)))
    case .turned(let degrees):
      writer.raw(", \"turned\": ")
      writer.number(degrees)
    case .transformed(let map):
      writer.raw(", \"transformed\": [")
      for (place, number) in [map.a, map.b, map.c, map.d, map.tx, map.ty].enumerated() {
        if place > 0 { writer.raw(", ") }
        writer.number(number)
      }
      writer.raw("]")
    }
  }
}
