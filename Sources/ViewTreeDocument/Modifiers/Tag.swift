extension ModifierDefinition {
  /// SwiftUI's `tag` (docs/semantics.md, Dynamic containers).
  static let tag = ModifierDefinition("tag", "Marks the view for a picker.", support: .exact) { p in
    p("tag", .any, unlabelled: true, required: true, "The tag.")
    return .tag
  }
}
