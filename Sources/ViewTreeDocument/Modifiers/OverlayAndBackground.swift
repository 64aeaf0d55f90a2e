import ViewTreeLayout

/// SwiftUI's `overlay` and `background` (docs/explanation/layout.md, Overlay and background).
extension ModifierDefinition {
  static let background = besides(
    """
    func background<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View
    func background<Y: ShapeStyle>(_ style: Y, ignoresSafeAreaEdges: Edge.Set = .all) -> some View
    func background<Y: ShapeStyle, P: Shape>(_ style: Y, in shape: P, fillStyle: FillStyle = FillStyle()) -> some View
    // read
    func background<P: Shape>(in shape: P, fillStyle: FillStyle = FillStyle()) -> some View
    func background<V: View>(_ content: V, alignment: Alignment = .center) -> some View
    """, "Adds a view or a style as the background.", .background, paints: .background)

  static let overlay = besides(
    """
    func overlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View
    func overlay<Y: ShapeStyle>(_ style: Y, ignoresSafeAreaEdges: Edge.Set = .all) -> some View
    func overlay<Y: ShapeStyle, P: Shape>(_ style: Y, in shape: P, fillStyle: FillStyle = FillStyle()) -> some View
    // read
    func overlay<P: Shape>(in shape: P, fillStyle: FillStyle = FillStyle()) -> some View
    func overlay<V: View>(_ content: V, alignment: Alignment = .center) -> some View
    """, "Adds a view or a style as an overlay.", .overlay, paints: .overlay)

  /// A modifier with a second view, or a style that fills the view, in front or in the background
  /// of the first.
  private static func besides(
    _ swift: String, _ summary: String, _ role: SecondaryRole, paints painting: Painting
  ) -> ModifierDefinition {
    ModifierDefinition(swift, summary, support: .exact, draws: .style, paints: painting) { p in
      let content = p(
        "content", .content, unlabelled: true, required: true, orElse: "style",
        "The other view, or a style that fills the view.")
      let alignment = p("alignment", .alignment, "The alignment of the other view.")
      let style = p("style", .style, "A style that fills the view, such as Color.red.")
      let ignoresSafeAreaEdges = p(
        "ignoresSafeAreaEdges", .edges,
        "The edges at which the style extends into the safe area (default: all, or none for a shape)."
      )
      let shape = p("in", .expression, "The shape that the style fills instead of the frame.")
      p.exclude(
        [content.place, alignment.place], [style.place, ignoresSafeAreaEdges.place, shape.place])
      return .secondary(role, content: content) { context in
        context.addSecondary(
          isBackground: role == .background, content: content, alignment: alignment,
          ignoringSafeAreaAt: ignoresSafeAreaEdges, in: shape)
      }
    }
  }
}
