extension ModifierDefinition {
  /// SwiftUI's `onChange(of:initial:_:)` and `onChange(of:perform:)` (docs/semantics.md, Actions).
  static let onChange = ModifierDefinition(
    "onChange", "Runs an action when a value is another one than in the update before.",
    [
      ParameterDefinition("of", .watchedValue, required: true, "The value."),
      ParameterDefinition("initial", .bool, "Whether it runs when the view appears, too."),
      ParameterDefinition(
        "as", .parameterName(default: ["oldValue", "newValue"]),
        "The name of the new value, or those of both."),
      ParameterDefinition(
        "perform", .closure(.changeAction), required: true, alias: "action", "The action."),
    ],
    .onChange)
}
