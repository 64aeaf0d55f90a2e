import ViewTreeInspector
import ViewTreeReport

/// What pictures are made of: the record of an evaluation, and its layout, which can be asked why it is so.
package struct PictureSubject {
  /// The record of the moment that is drawn.
  package let inspection: Inspection
  /// The layout of the last pass of that moment.
  package let explainer: LayoutExplainer
  /// The step after which it is; `nil` for what the document begins with.
  package let step: Int?
  /// What happened in that step.
  let action: InspectedStep.Action?

  package init(
    inspection: Inspection, explainer: LayoutExplainer, step: Int?,
    action: InspectedStep.Action? = nil
  ) {
    self.inspection = inspection
    self.explainer = explainer
    self.step = step
    self.action = action
  }

  /// Whether it is after a step, so that what was there before may have stayed.
  var isStep: Bool { (step ?? 0) > 0 }

  /// The step and what happened in it: `after step 2: toggle Toggle`; `nil` for what the document begins
  /// with.
  var stepWords: String? {
    guard let step, isStep else { return nil }
    guard let action else { return "after step \(step)" }
    return "after step \(step): \(LabelMetrics.cut(ReportWords.text(action), to: 120))"
  }
}
