extension ModifierDefinition {
  /// SwiftUI's `transformPreference(_:_:)` (docs/semantics.md, Transformers).
  static let transformPreference = ModifierDefinition(
    "transformPreference", "Changes the value of the content.",
    [
      .key,
      ParameterDefinition("as", .parameterName(default: ["value"]), "The name of the value."),
      ParameterDefinition(
        "transform", .closure(.valueTransform), required: true, "Changes the value."),
    ],
    .transformPreference)
}
