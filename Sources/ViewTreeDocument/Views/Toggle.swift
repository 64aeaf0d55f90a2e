import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Toggle` (docs/controls.md).
  static let toggle = ViewDefinition(
    "Toggle", "A switch behind its label.",
    [
      ParameterDefinition("isOn", .binding, "The binding to the state, such as $isOn."),
      .title,
      .label,
    ],
    support: .approximate("the height of its row is approximate"),
    draws: ["isOn"],
    .slot(.horizontal) { context in
      if context.environment.styles.toggle == .button {
        return context.addLabelBox(
          ControlMetrics.borderedButtonPadding, title: 1, orContent: 2)
      }
      return context.addControl(.toggle(on: context.environment.platform), title: 1, orContent: 2)
    })
}
