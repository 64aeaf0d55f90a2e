extension ModifierDefinition {
  /// SwiftUI's `onPreferenceChange(_:perform:)` (docs/semantics.md, Readers).
  static let onPreferenceChange = ModifierDefinition(
    "onPreferenceChange", "Runs an action when the value of the content changes.",
    [
      .key,
      ParameterDefinition("as", .parameterName(default: ["value"]), "The name of the value."),
      ParameterDefinition(
        "perform", .closure(.valueAction), required: true, "The action."),
    ],
    .onPreferenceChange)
}
