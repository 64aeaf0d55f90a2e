extension ModifierDefinition {
  /// SwiftUI's `preference(key:value:)` (docs/semantics.md, Writers).
  static let preference = ModifierDefinition(
    "preference", "Writes a value for ancestors to read.",
    [
      .key,
      ParameterDefinition(
        "value", .any, required: true,
        "The value: JSON, or an expression in an object with the key $."),
    ],
    .preference)
}
