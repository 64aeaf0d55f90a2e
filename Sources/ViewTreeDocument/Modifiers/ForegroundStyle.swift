extension ModifierDefinition {
  /// SwiftUI's `foregroundStyle`: shapes and text without a style use it
  /// (docs/explanation/layout.md, Drawing).
  static let foregroundStyle = ModifierDefinition(
    """
    func foregroundStyle<Y: ShapeStyle>(_ style: Y) -> some View
    func foregroundStyle<Y: ShapeStyle, Z: ShapeStyle>(_ style: Y, _ secondary: Z) -> some View
    func foregroundStyle<Y: ShapeStyle, Z: ShapeStyle, X: ShapeStyle>(_ style: Y, _ secondary: Z, _ tertiary: X) -> some View
    """, "Sets the style of the content.", support: .drawn, draws: .content,
    paints: .foreground(isColor: false)
  ) { p in
    p("style", .style, unlabelled: true, "The style.")
    p("secondary", .style, unlabelled: true, "The secondary style.")
    p("tertiary", .style, unlabelled: true, "The tertiary style.")
    return .foreground
  }
}
