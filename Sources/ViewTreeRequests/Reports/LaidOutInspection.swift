import ViewTreeInspector

/// One state of a document, with its layout and an explainer for it.
package struct LaidOutInspection {
  package let inspection: Inspection
  let explainer: LayoutExplainer
  /// The number of the last step: the requested step, or the step of the last event. 0 before the
  /// first step.
  let step: Int?
  /// The action of that step.
  let action: InspectedStep.Action?
  /// Its memory, in bytes.
  let memory: Int
  /// The bytes that its report may have.
  let room: ReportRoom
}

extension ReportRequest {
  /// Evaluates the document up to the step that the options request. `nil` after a message.
  ///
  /// Without an option for steps, it's the start of the document. `record` adds to the recorded
  /// data.
  package func laidOut(
    record: (inout InspectionOptions) -> Void = { _ in }
  ) throws(ParsedArguments.Problem) -> LaidOutInspection? {
    var asked = try EvaluationArguments(arguments).inspection
    asked.keepsLayout = true
    asked.endsAtStart()
    record(&asked)
    let input = try Input(arguments, host)
    guard let document = input.document(location) else { return nil }
    let result = input.evaluate(document, asked)
    guard let whole = result.inspection, let explainer = result.explainer,
      let step = Self.step(whole, asked, host)
    else { return nil }
    let shown = whole.shown(after: step.number)
    return LaidOutInspection(
      inspection: shown.inspection, explainer: explainer, step: step.number,
      action: shown.step?.action, memory: result.memory,
      room: input.room(for: document, beside: result.memory))
  }
}
