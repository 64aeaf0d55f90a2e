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
    .slot(.horizontal) { context in
      context.addControl(.toggle(on: context.environment.platform), title: 1, orContent: 2)
    })
}
