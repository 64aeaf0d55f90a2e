import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `PhaseAnimator` (docs/semantics.md, Values for content).
  static let phaseAnimator = ViewDefinition(
    "PhaseAnimator", "Goes through phases; viewtree shows the first.",
    [
      ParameterDefinition("phases", .any, unlabelled: true, required: true, "The phases."),
      ParameterDefinition(
        "trigger", .expression, "What begins the phases where it changes; without effect."),
      ParameterDefinition(
        "as", .parameterName(default: ["phase"]), "The name of the phase in the content."),
      .children,
    ],
    support: .approximate("the first phase is shown"),
    takesTaps: .nowhere, input: .firstPhase,
    .slot(.vertical) { context in context.add(PassThroughLayout()) })
}
