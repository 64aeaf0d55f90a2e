import ViewTreeInspector
import ViewTreeReport

/// The subject of pictures: the record of an evaluation, and its layout with explanations.
package struct PictureSubject {
  /// The record to draw.
  package let inspection: Inspection
  /// The layout of the record's last pass.
  package let explainer: LayoutExplainer
  /// The step after which it is, or `nil` for the start of the document.
  package let step: Int?
  /// The action of that step.
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

  /// True if it's after a step, so that earlier content may have stayed.
  var isStep: Bool { (step ?? 0) > 0 }

  /// The step and its action: `after step 2: toggle Toggle`, or `nil` for the start of the
  /// document.
  var stepWords: String? {
    guard let step, isStep else { return nil }
    guard let action else { return "after step \(step)" }
    return "after step \(step): \(LabelMetrics.cut(ReportWords.text(action), to: 120))"
  }
}
