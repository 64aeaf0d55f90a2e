extension ModifierDefinition {
  /// SwiftUI's `transition` (docs/semantics.md, Dynamic containers).
  static let transition = ModifierDefinition(
    "transition", "Sets how the view appears.",
    [
      ParameterDefinition(
        "transition", .expression, unlabelled: true, required: true, "The transition.")
    ],
    support: .notModelled("views stand at their ends"),
    .identity)
}
