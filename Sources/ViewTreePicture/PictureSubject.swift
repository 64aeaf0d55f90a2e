import ViewTreeInspector

/// What pictures are made of: the record of an evaluation, and its layout, which can be asked why it is so.
package struct PictureSubject {
  /// The record of the moment that is drawn.
  package let inspection: Inspection
  /// The layout of the last pass of that moment.
  package let explainer: LayoutExplainer
  /// The step after which it is; `nil` for what the document begins with.
  package let step: Int?

  package init(inspection: Inspection, explainer: LayoutExplainer, step: Int?) {
    self.inspection = inspection
    self.explainer = explainer
    self.step = step
  }
  /// Whether it is after a step, so that what was there before may have stayed.
  var isStep: Bool { (step ?? 0) > 0 }
}
