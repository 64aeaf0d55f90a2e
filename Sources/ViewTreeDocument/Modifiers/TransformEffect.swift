import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `transformEffect` (docs/semantics.md, Effects).
  static let transformEffect = ModifierDefinition(
    "transformEffect", "Draws the view transformed.",
    [
      ParameterDefinition("a", .number, "How much x adds to x; 1 by default."),
      ParameterDefinition("b", .number, "How much x adds to y."),
      ParameterDefinition("c", .number, "How much y adds to x."),
      ParameterDefinition("d", .number, "How much y adds to y; 1 by default."),
      ParameterDefinition("tx", .number, "Points added to x."),
      ParameterDefinition("ty", .number, "Points added to y."),
    ],
    .layout { context in
      let arguments = context.arguments
      func number(_ index: Int, _ identity: Double) -> Double {
        arguments.number(index).flatMap { $0.isFinite ? $0 : nil } ?? identity
      }
      return context.add(
        TransformEffectLayout(
          AffineTransform(
            a: number(0, 1), b: number(1, 0), c: number(2, 0), d: number(3, 1), tx: number(4, 0),
            ty: number(5, 0))))
    })
}
