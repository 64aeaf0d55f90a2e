import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `position` (docs/semantics.md, Position).
  static let position = ModifierDefinition(
    "position", "Puts the centre of the view at a point of the space it is offered.",
    [
      ParameterDefinition("x", .number, along: .horizontal, "Points from the leading edge."),
      ParameterDefinition("y", .number, along: .vertical, "Points from the top."),
    ],
    .layout { context in
      context.add(
        PositionLayout(x: context.arguments.number(0) ?? 0, y: context.arguments.number(1) ?? 0))
    })
}
