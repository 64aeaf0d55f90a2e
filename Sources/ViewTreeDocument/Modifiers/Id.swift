extension ModifierDefinition {
  /// SwiftUI's `id` (docs/semantics.md, Dynamic containers).
  static let id = ModifierDefinition(
    "id", "Gives the view an identity.",
    [
      ParameterDefinition("id", .any, unlabelled: true, required: true, "The identity.")
    ],
    .identity)
}
