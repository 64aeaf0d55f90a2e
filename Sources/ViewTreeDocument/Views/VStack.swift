import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `VStack` (docs/semantics.md, Stacks).
  static let vStack = ViewDefinition(
    "VStack", "Arranges its children in a vertical line.",
    [
      ParameterDefinition(
        "alignment", .horizontalAlignment, "The guide on which the children align."),
      ParameterDefinition(
        "spacing", .number, along: .vertical,
        "Points between children; the default depends on the children."),
      .children,
    ],
    .layout { context in
      context.add(
        StackLayout.vertical(
          alignment: context.arguments.alignment(0).horizontal,
          spacing: context.arguments.number(1)))
    })
}
