extension ModifierDefinition {
  /// SwiftUI's `foregroundColor`: shapes and texts that name no style take it (docs/explanation/layout.md, Drawing).
  static let foregroundColor = ModifierDefinition(
    "func foregroundColor(_ color: Color?) -> some View", "Sets the color of the content.",
    support: .drawn, draws: .content
  ) { p in
    p("color", .style, unlabelled: true, "The color.")
    return .foreground
  }
}
