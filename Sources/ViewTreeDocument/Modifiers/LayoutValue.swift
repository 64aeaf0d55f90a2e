extension ModifierDefinition {
  /// SwiftUI's `layoutValue(key:value:)` (docs/semantics.md, Custom layouts).
  static let layoutValue = ModifierDefinition(
    "layoutValue", "Hands a value to the layout around the view.",
    [
      ParameterDefinition("key", .layoutValueKey, required: true, "The declared key."),
      ParameterDefinition("value", .any, required: true, "The value."),
    ],
    .layoutValue)
}
