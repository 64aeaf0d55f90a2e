import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

extension TextReport {
  /// What happened after the first evaluation, step by step.
  mutating func addSteps(showsChanges: Bool) {
    var before = inspection
    for (index, step) in inspection.steps.enumerated() {
      output.appendLine()
      output.append("Step " as StaticString)
      output.append(index + 1)
      output.append(": " as StaticString)
      output.appendEscapedForTerminal(ReportWords.text(step.action))
      output.append("  " as StaticString)
      output.append(
        ReportWords.verdict(step.inspection.status, passes: step.inspection.passes))
      output.appendLine()
      var report = TextReport(step.inspection, scope.options(for: step.inspection))
      report.addRemarks()
      if showsChanges, scope.shows(.preferences) { report.addPreferences(onlyNew: true) }
      if scope.shows(.order) { report.addOrder(title: "Order") }
      if scope.shows(.skipped) { report.addSkipped() }
      if scope.shows(.notInstantiated), !hasSameAbsences(step.inspection, before) {
        report.addAbsences()
      }
      report.addViewTreeOrder()
      if showsChanges, scope.shows(.changed) { report.addChanges(of: step) }
      if showsChanges, scope.shows(.state) { report.addState(since: before) }
      output.append(contentsOf: report.output.bytes)
      before = step.inspection
    }
  }

  /// Whether the same closures are in views that are not there, for the same reasons.
  private func hasSameAbsences(_ left: Inspection, _ right: Inspection) -> Bool {
    left.absences.elementsEqual(right.absences) { left, right in
      left.syntax == right.syntax && left.gate == right.gate && left.cause == right.cause
        && left.use?.syntax == right.use?.syntax
    }
  }

  /// The views that a step moved, resized, added or removed.
  mutating func addChanges(of step: InspectedStep) {
    let changes = step.changes.filter { scope.includes($0.view) }
    guard !changes.isEmpty else { return }
    addTitle("Changed")
    for change in changes {
      output.appendEscapedForTerminal(inspection.name(of: change.view))
      output.append("  " as StaticString)
      switch (change.before, change.after) {
      case (let before?, let after?):
        output.append(frame: before)
        output.append("  to  " as StaticString)
        output.append(frame: after)
      case (nil, let after?):
        output.append("new at  " as StaticString)
        output.append(frame: after)
      case (let before?, nil):
        output.append("gone from  " as StaticString)
        output.append(frame: before)
      case (nil, nil): break
      }
      output.appendLine()
    }
  }

  /// The variables that have other values than before.
  private mutating func addState(since before: Inspection) {
    let values = before.state.map { ValueText.whole($0.value) }
    let changed = zip(inspection.state, values).filter { ValueText.whole($0.value) != $1 }
    guard !changed.isEmpty else { return }
    addTitle("State")
    for ((name, value), _) in changed { addVariable(name, value) }
  }
}
