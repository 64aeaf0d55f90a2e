extension ModifierDefinition {
  /// SwiftUI's `environment(_:_:)`; the key path may be the name of the only argument
  /// (docs/semantics.md, Environment).
  static let environment = ModifierDefinition(
    "environment", "Sets a value of the environment of what is inside.",
    [
      ParameterDefinition(
        "keyPath", .environmentKey, required: true, "The value, such as \\.colorScheme."),
      ParameterDefinition("value", .any, required: true, "What it becomes."),
    ],
    .environmentValue)
}
