import ViewTreeInspector
import ViewTreeLayout

extension JSONReport {
  /// What happened after the first evaluation: an entry for each step with all keys as they stand
  /// after it.
  mutating func addSteps(_ addContent: (inout JSONReport) -> Void) {
    writer.key("steps")
    writer.openArray()
    for (index, step) in inspection.steps.enumerated() {
      writer.element()
      writer.openObject()
      writer.key("step")
      writer.integer(index + 1)
      add(step.action)
      var report = JSONReport(step.inspection, scope.options(for: step.inspection))
      swap(&report.writer, &writer)
      report.addStatus()
      addContent(&report)
      if scope.shows(.order) { report.addReran() }
      report.addDiagnostics()
      if scope.shows(.changed) { report.addChanges(of: step) }
      swap(&report.writer, &writer)
      writer.closeObject()
    }
    writer.closeArray()
  }

  mutating func add(_ action: InspectedStep.Action) {
    writer.key("action")
    writer.string(ReportWords.identifier(action))
    writer.key("text")
    writer.string(ReportWords.text(action))
  }

  /// The closures that ran again, by their numbers in `order`, and why.
  private mutating func addReran() {
    writer.key("reran")
    writer.openArray()
    for event in inspection.order where scope.includes(key: event.key, event.view) {
      guard event.kind == .closure else { continue }
      writer.element()
      writer.raw("{ \"n\": ")
      writer.integer(event.number)
      if let cause = event.cause {
        writer.raw(", \"because\": ")
        writer.string(ReportWords.identifier(cause))
        if case .variable(let name) = cause {
          writer.raw(", \"variable\": ")
          writer.string(name)
        }
      }
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func addChanges(of step: InspectedStep) {
    writer.key("changed")
    writer.openArray()
    for change in step.changes where scope.includes(change.view) {
      writer.element()
      writer.raw("{ \"view\": ")
      writer.string(inspection.path(of: change.view))
      for (name, frame) in [("before", change.before), ("after", change.after)] {
        writer.raw(", ")
        writer.string(name)
        writer.raw(": ")
        if let frame { writer.rect(frame) } else { writer.raw("null") }
      }
      writer.raw(" }")
    }
    writer.closeArray()
  }
}
