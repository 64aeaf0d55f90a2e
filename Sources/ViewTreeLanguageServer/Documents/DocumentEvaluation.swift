import ViewTreeDocument
import ViewTreeInspector

/// The evaluation of a document, up to its first step.
struct DocumentEvaluation {
  let inspection: Inspection
  let explainer: LayoutExplainer

  /// Evaluates a document as `viewtree explain` does. `nil` if that isn't possible.
  init?(_ document: Document, limits: EvaluationLimits) {
    var options = InspectionOptions()
    options.keepsLayout = true
    options.valueDetail = .short
    options.tracesState = true
    options.stepCount = 0
    let result = Inspector.inspect(document, options: options, limits: limits)
    guard let inspection = result.inspection, let explainer = result.explainer else { return nil }
    self.inspection = inspection
    self.explainer = explainer
  }
}
