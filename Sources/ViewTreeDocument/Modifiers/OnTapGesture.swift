extension ModifierDefinition {
  /// SwiftUI's `onTapGesture(count:perform:)` (docs/semantics.md, Actions).
  static let onTapGesture = ModifierDefinition(
    "onTapGesture", "Runs an action when the view is tapped.",
    [
      ParameterDefinition("count", .integer, "How many taps."),
      ParameterDefinition(
        "perform", .closure(.action), unlabelled: true, required: true, "The action."),
    ],
    .onTapGesture)
}
