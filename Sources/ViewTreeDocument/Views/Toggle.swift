import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Toggle` (docs/semantics.md, Controls).
  static let toggle = ViewDefinition(
    "Toggle", "A switch behind its label.",
    [
      ParameterDefinition("isOn", .binding, "The binding to the state, such as $isOn."),
      .label,
    ],
    .layout { context in
      context.add(
        ControlLayout(context.environment.labelsHidden ? .toggleSwitch : .toggle))
    })
}
