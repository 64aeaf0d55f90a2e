extension ModifierDefinition {
  /// SwiftUI's `backgroundPreferenceValue` (docs/semantics.md, Readers).
  static let backgroundPreferenceValue = ModifierDefinition(
    "backgroundPreferenceValue", "Builds a view behind the view from a preference of its content.",
    [
      .key,
      ParameterDefinition("alignment", .alignment, "Where the other view stands."),
      ParameterDefinition(
        "as", .parameterName(default: ["value"]), "The name of the value in the content."),
      ParameterDefinition("content", .content, required: true, "The other view."),
    ],
    .preferenceReader(isBackground: true))
}
