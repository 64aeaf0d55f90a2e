import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Color` (docs/semantics.md, Leaves).
  static let color = ViewDefinition(
    "Color", "Fills what it is offered with a colour.",
    [
      .size,
      ParameterDefinition("color", .style, "The colour's name or an expression."),
      ParameterDefinition("white", .number, "A shade of grey from 0 to 1."),
      ParameterDefinition("red", .number, "From 0 to 1."),
      ParameterDefinition("green", .number, "From 0 to 1."),
      ParameterDefinition("blue", .number, "From 0 to 1."),
      ParameterDefinition("opacity", .number, "From 0 to 1."),
    ],
    draws: ["color", "white", "red", "green", "blue", "opacity"],
    .layout { context in
      context.addLeaf(size: 0) { FillLeaf() }
    })
}
