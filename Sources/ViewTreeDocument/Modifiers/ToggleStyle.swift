extension ModifierDefinition {
  /// SwiftUI's `toggleStyle` (docs/format.md, Without effect on layout).
  static let toggleStyle = ModifierDefinition(
    "toggleStyle", "Sets the style of the toggles inside; viewtree lays all out as switches.",
    [
      ParameterDefinition(
        "style", .option(["automatic", "switch", "SwitchToggleStyle", "DefaultToggleStyle"]),
        unlabelled: true, required: true, "The style.")
    ],
    support: .notModelled("all toggles are switches"),
    draws: .content, .neutral)
}
