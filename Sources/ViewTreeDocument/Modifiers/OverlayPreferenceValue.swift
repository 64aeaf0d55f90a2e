extension ModifierDefinition {
  /// SwiftUI's `overlayPreferenceValue` (docs/semantics.md, Readers).
  static let overlayPreferenceValue = ModifierDefinition(
    "overlayPreferenceValue",
    "Builds a view in front of the view from a preference of its content.",
    [
      .key,
      ParameterDefinition("alignment", .alignment, "Where the other view stands."),
      ParameterDefinition(
        "as", .parameterName(default: ["value"]), "The name of the value in the content."),
      ParameterDefinition("content", .content, required: true, "The other view."),
    ],
    .preferenceReader(isBackground: false))
}
