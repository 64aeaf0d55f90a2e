extension ModifierDefinition {
  /// SwiftUI's `tag` (docs/semantics.md, Dynamic containers).
  static let tag = ModifierDefinition(
    "tag", "Marks the view for a picker.",
    [
      ParameterDefinition("tag", .any, unlabelled: true, required: true, "The tag.")
    ],
    .tag)
}
