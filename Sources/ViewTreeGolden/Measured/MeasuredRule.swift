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
      // Inside the modifiers, the view that determines the size has the rule. Outside, it's the
      // view's first step.
      step =
        frame.isInside
        ? explanation.steps.last { $0.label == decision.label } ?? explanation.steps.last
        : first.map { explanation.steps[$0] }
    case .x, .y:
      // Outside its modifiers, a view is positioned by the enclosing step. Inside, its modifiers
      // position it.
      step =
        frame.isInside
        ? first.map { explanation.steps[$0] }
        : first.flatMap { $0 > 0 ? explanation.steps[$0 - 1] : nil }
    }
    return step.map { ExplanationWords.rule($0.explanation) }
  }
}

extension ViewExplanation.Label {
  /// True if it's the view or one of its modifiers.
  fileprivate func isOf(_ view: ID<InspectedView>) -> Bool {
    switch self {
    case .view(let other), .modifier(_, of: let other): other == view
    case .implicit: false
    }
  }
}
