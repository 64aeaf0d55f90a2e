import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `padding` (docs/semantics.md, Padding).
  static let padding = ModifierDefinition(
    "padding", "Adds space around the view.",
    [
      ParameterDefinition("edges", .edges, unlabelled: true, "The edges; all by default."),
      ParameterDefinition("length", .number, unlabelled: true, "Points; 16 by default."),
      ParameterDefinition("top", .number, "Points above."),
      ParameterDefinition("leading", .number, "Points before."),
      ParameterDefinition("bottom", .number, "Points below."),
      ParameterDefinition("trailing", .number, "Points after."),
    ],
    excluding: [["edges", "length"], ["top", "leading", "bottom", "trailing"]],
    .layout { context in context.add(PaddingLayout(context.arguments.paddingInsets())) })
}
