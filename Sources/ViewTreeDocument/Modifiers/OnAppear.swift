extension ModifierDefinition {
  /// SwiftUI's `onAppear(perform:)` (docs/semantics.md, Actions).
  static let onAppear = ModifierDefinition(
    "onAppear", "Runs an action when the view appears.",
    [
      ParameterDefinition(
        "perform", .closure(.action), unlabelled: true, required: true, "The action.")
    ],
    .onAppear)
}
