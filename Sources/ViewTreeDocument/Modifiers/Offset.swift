import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `offset` (docs/semantics.md, Offset).
  static let offset = ModifierDefinition(
    "offset", "Draws the view elsewhere without moving anything else.",
    [
      ParameterDefinition("x", .number, along: .horizontal, "Points to the right."),
      ParameterDefinition("y", .number, along: .vertical, "Points down."),
    ],
    .layout { context in
      context.add(
        OffsetLayout(x: context.arguments.number(0) ?? 0, y: context.arguments.number(1) ?? 0))
    })
}
