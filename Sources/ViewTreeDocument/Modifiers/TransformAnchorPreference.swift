extension ModifierDefinition {
  /// SwiftUI's `transformAnchorPreference(key:value:transform:)` (docs/semantics.md, Transformers).
  static let transformAnchorPreference = ModifierDefinition(
    "transformAnchorPreference", "Changes the value of the content with an anchor of the view.",
    [
      .key,
      ParameterDefinition(
        "value", .anchorSource, required: true, "The part of the view, such as .bounds."),
      ParameterDefinition(
        "as", .parameterName(default: ["value", "anchor"]),
        "The names of the value and the anchor."),
      ParameterDefinition(
        "transform", .closure(.anchorValueTransform), required: true, "Changes the value."),
    ],
    .transformAnchorPreference)
}
