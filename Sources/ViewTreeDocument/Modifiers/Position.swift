import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `position` (docs/explanation/layout.md, Position).
  static let position = ModifierDefinition(
    """
    func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    // read
    func position(_ place: CGPoint) -> some View
    """, "Puts the center of the view at a point.",
    support: .exact, traits: [.moves]
  ) { p in
    let x = p("x", .number, along: .horizontal, "Points from the leading edge.")
    let y = p("y", .number, along: .vertical, "Points from the top.")
    return .layout { context in
      context.add(
        PositionLayout(x: context[x] ?? 0, y: context[y] ?? 0))
    }
  }
}
