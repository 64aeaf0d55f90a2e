import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `transformEffect` (docs/explanation/layout.md, Effects).
  static let transformEffect = ModifierDefinition(
    "func transformEffect(_ transform: CGAffineTransform) -> some View",
    "Applies an affine transform to the drawing.", support: .exact, turns: true
  ) { p in
    let a = p("a", .number, "The entry `a` of the matrix (default: 1).")
    let b = p("b", .number, "The entry `b` of the matrix.")
    let c = p("c", .number, "The entry `c` of the matrix.")
    let d = p("d", .number, "The entry `d` of the matrix (default: 1).")
    let tx = p("tx", .number, "Points added to x.")
    let ty = p("ty", .number, "Points added to y.")
    return .layout { context in
      func number(_ handle: Handle<Double>, _ identity: Double) -> Double {
        context[handle].flatMap { $0.isFinite ? $0 : nil } ?? identity
      }
      return context.add(
        TransformEffectLayout(
          AffineTransform(
            a: number(a, 1), b: number(b, 0), c: number(c, 0), d: number(d, 1), tx: number(tx, 0),
            ty: number(ty, 0))))
    }
  }
}
