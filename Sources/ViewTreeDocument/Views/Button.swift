import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Button` (docs/controls.md).
  static let button = ViewDefinition(
    "Button", "A label that can be tapped.",
    [
      ParameterDefinition("action", .closure(.action), "What happens."),
      ParameterDefinition(
        "role", .option(["cancel", "destructive", "close", "confirm"]),
        "The role."),
      .title,
      .label,
    ],
    support: .approximate("the padding of bordered buttons was measured on iOS 26 only"),
    draws: ["role"],
    .slot(.horizontal) { context in
      context.addLabelBox(
        context.environment.styles.button == .bordered
          ? ControlMetrics.borderedButtonPadding : .zero, title: 2, orContent: 3)
    })
}
