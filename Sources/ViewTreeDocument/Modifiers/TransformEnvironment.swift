extension ModifierDefinition {
  /// SwiftUI's `transformEnvironment` (docs/semantics.md, Environment).
  static let transformEnvironment = ModifierDefinition(
    "transformEnvironment", "Changes a value of the environment of what is inside.",
    [
      ParameterDefinition(
        "keyPath", .environmentKey, required: true, "The value, such as \\.spacing."),
      ParameterDefinition(
        "as", .parameterName(default: ["value"]), "The name of the closure's parameter."),
      ParameterDefinition(
        "transform", .closure(.valueTransform), required: true, "Changes the value in place."),
    ],
    .transformEnvironment)
}
