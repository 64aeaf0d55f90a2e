import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

/// The rule that gave a number of the report.
package enum MeasuredRule {
  /// The rule that caused the first difference, as text, or `nil` if no layout did.
  package static func text(
    _ difference: MeasuredDifference?, _ explainers: [LayoutExplainer]
  ) -> String? {
    guard let difference, case .frame(let frame) = difference.kind,
      explainers.indices.contains(difference.step),
      let explanation = explainers[difference.step].explanation(ofView: frame.view)
    else { return nil }
    let first = explanation.steps.firstIndex { $0.label.isOf(frame.view) }
    let step: ViewExplanation.Step?
    switch frame.part {
    case .width, .height:
      let decision = frame.part == .width ? explanation.width : explanation.height
      // What its own modifiers add they say; anything else who decides the size.
      step =
        frame.isInside
        ? explanation.steps.last { $0.label == decision.label } ?? explanation.steps.last
        : first.map { explanation.steps[$0] }
    case .x, .y:
      // What is around a view says where it stands; where its own modifiers move it, they do.
      step =
        frame.isInside
        ? first.map { explanation.steps[$0] }
        : first.flatMap { $0 > 0 ? explanation.steps[$0 - 1] : nil }
    }
    return step.map { ExplanationWords.rule($0.explanation) }
  }
}

extension ViewExplanation.Label {
  /// True if it is the view or one of its modifiers.
  fileprivate func isOf(_ view: ID<InspectedView>) -> Bool {
    switch self {
    case .view(let other), .modifier(_, of: let other): other == view
    case .implicit: false
    }
  }
}
