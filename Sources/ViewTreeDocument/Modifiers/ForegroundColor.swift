extension ModifierDefinition {
  /// SwiftUI's `foregroundColor`: shapes and text without a style use it
  /// (docs/explanation/layout.md, Drawing).
  static let foregroundColor = ModifierDefinition(
    "func foregroundColor(_ color: Color?) -> some View", "Sets the color of the content.",
    support: .drawn, draws: .content, paints: .foreground(isColor: true)
  ) { p in
    p("color", .style, unlabelled: true, "The color.")
    return .foreground
  }
}
