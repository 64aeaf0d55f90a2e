extension ModifierDefinition {
  /// SwiftUI's `transition` (docs/format.md, Without effect on layout).
  static let transition = ModifierDefinition(
    "transition", "Sets how the view appears.",
    [
      ParameterDefinition("transition", .any, unlabelled: true, required: true, "The transition.")
    ],
    support: .notModelled("views stand at their ends"),
    .neutral)
}
