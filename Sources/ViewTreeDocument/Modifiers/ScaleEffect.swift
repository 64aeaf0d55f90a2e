import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scaleEffect` (docs/explanation/layout.md, Effects).
  static let scaleEffect = ModifierDefinition(
    """
    func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View
    func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
    // read
    func scaleEffect(_ factors: CGSize, anchor: UnitPoint = .center) -> some View
    """, "Draws the view larger or smaller.", support: .exact, traits: [.moves]
  ) { p in
    let scale = p("scale", .number, unlabelled: true, "The factor on both axes.")
    let x = p("x", .number, "The horizontal factor.")
    let y = p("y", .number, "The vertical factor.")
    let anchor = p("anchor", .unitPoint, "The fixed point (default: the center).")
    p.exclude([scale.place], [x.place, y.place])
    return .layout { context in
      let both = context[scale]
      return context.add(
        ScaleEffectLayout(
          x: both ?? context[x] ?? 1, y: both ?? context[y] ?? 1,
          anchor: context[anchor] ?? .center))
    }
  }
}
