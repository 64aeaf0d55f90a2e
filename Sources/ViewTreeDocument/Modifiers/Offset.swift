import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `offset` (docs/explanation/layout.md, Offset).
  static let offset = ModifierDefinition(
    """
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    extension Shape
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape
    // read
    extension View
    func offset(_ length: CGSize) -> some View
    """, "Moves the drawing of the view. Other views do not move.", support: .exact,
    shapeRole: .wraps, traits: [.moves]
  ) { p in
    let x = p("x", .number, along: .horizontal, "Points to the right.")
    let y = p("y", .number, along: .vertical, "Points down.")
    return .layout { context in
      context.add(
        OffsetLayout(x: context[x] ?? 0, y: context[y] ?? 0))
    }
  }
}
