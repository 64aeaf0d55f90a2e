extension ModifierDefinition {
  /// SwiftUI's `navigationBarTitle`, the older name of `navigationTitle` (docs/semantics.md,
  /// Navigation).
  static let navigationBarTitle = ModifierDefinition(
    "navigationBarTitle", "Writes the title for the navigation view around the view.",
    support: .approximate("the bar is as high for every display mode"), draws: .content
  ) { p in
    let title = p("title", .text, unlabelled: true, required: true, orAs: "Text(", "The title.")
    p("displayMode", .option(["automatic", "inline", "large"]), "How the title is shown.")
    return .navigationTitle(title)
  }
}
