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
  let given = (2...5).map { arguments.number($0) }
  if given.contains(where: { $0 != nil }) {
    return EdgeInsets(
      top: given[0] ?? 0, leading: given[1] ?? 0, bottom: given[2] ?? 0, trailing: given[3] ?? 0)
  }
  let edges = arguments.edges(0) ?? .all
  let length = arguments.number(1) ?? PaddingLayout.defaultLength
  return EdgeInsets(
    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
}
