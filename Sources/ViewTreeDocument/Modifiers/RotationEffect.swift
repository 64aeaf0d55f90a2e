import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `rotationEffect` (docs/explanation/layout.md, Effects).
  static let rotationEffect = ModifierDefinition(
    "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View",
    "Rotates the view. Positive angles are clockwise.", support: .exact,
    turns: true
  ) { p in
    let angle = p(
      "angle", .angle, unlabelled: true, required: true, "The angle, such as .degrees(45).")
    let anchor = p("anchor", .unitPoint, "The fixed point (default: the center).")
    return .layout { context in
      context.add(
        RotationEffectLayout(
          degrees: (context[angle] ?? 0) * 180 / .pi,
          anchor: context[anchor] ?? .center))
    }
  }
}
