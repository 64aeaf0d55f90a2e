extension ModifierDefinition {
  /// SwiftUI's `anchorPreference(key:value:transform:)` (docs/semantics.md, Writers).
  static let anchorPreference = ModifierDefinition(
    "anchorPreference", "Writes a value made from an anchor of the view.",
    [
      .key,
      ParameterDefinition(
        "value", .anchorSource, required: true, "The part of the view, such as .bounds."),
      ParameterDefinition("as", .parameterName(default: ["anchor"]), "The name of the anchor."),
      ParameterDefinition(
        "transform", .closure(.anchorTransform), required: true,
        "Returns the value for an anchor."),
    ],
    .anchorPreference)
}
