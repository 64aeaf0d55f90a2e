extension ModifierDefinition {
  /// SwiftUI's `navigationTitle` (docs/explanation/preferences.md, Navigation titles).
  static let navigationTitle = ModifierDefinition(
    "func navigationTitle(_ title: LocalizedStringKey) -> some View",
    "Sets the title of the enclosing navigation view.", support: .exact
  ) { p in
    let title = p("title", .text, unlabelled: true, required: true, orAs: "Text(", "The title.")
    return .navigationTitle(title)
  }
}
