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
    .layout { context in context.add(PaddingLayout(insets(context.arguments))) })
}

/// The insets that the arguments of `padding` ask for, in points.
private func insets(_ arguments: EvaluatedArguments) -> EdgeInsets {
  let (top, leading) = (arguments.number(2), arguments.number(3))
  let (bottom, trailing) = (arguments.number(4), arguments.number(5))
  if top != nil || leading != nil || bottom != nil || trailing != nil {
    return EdgeInsets(
      top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
  let edges = arguments.edges(0) ?? .all
  let length = arguments.number(1) ?? PaddingLayout.defaultLength
  return EdgeInsets(
    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
}
