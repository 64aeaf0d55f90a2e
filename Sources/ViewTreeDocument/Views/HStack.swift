import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `HStack` (docs/semantics.md, Stacks).
  static let hStack = ViewDefinition(
    "HStack", "Arranges its children in a horizontal line.",
    [
      ParameterDefinition(
        "alignment", .verticalAlignment, "The guide on which the children align."),
      ParameterDefinition(
        "spacing", .number, along: .horizontal,
        "Points between children; the default depends on the children."),
      .children,
    ],
    .layout { context in
      context.add(
        StackLayout.horizontal(
          alignment: context.arguments.alignment(0).vertical,
          spacing: context.arguments.number(1)))
    })
}
