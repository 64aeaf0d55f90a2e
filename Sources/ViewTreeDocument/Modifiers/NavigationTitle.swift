extension ModifierDefinition {
  /// SwiftUI's `navigationTitle` (docs/semantics.md, Navigation titles).
  static let navigationTitle = ModifierDefinition(
    "navigationTitle", "Writes the title for the navigation view around the view.",
    [
      ParameterDefinition(
        "title", .text, unlabelled: true, required: true, orAs: "Text(", "The title.")
    ],
    .navigationTitle)
}
