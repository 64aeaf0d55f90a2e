extension ModifierDefinition {
  /// SwiftUI's `id` (docs/explanation/preferences.md, Dynamic containers).
  static let id = ModifierDefinition(
    "func id<I: Hashable>(_ id: I) -> some View", "Gives the view an identity.", support: .exact
  ) { p in
    let id = p("id", .any, unlabelled: true, required: true, "The identity.")
    return .identity(id)
  }
}
