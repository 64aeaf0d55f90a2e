import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ZStack` (docs/semantics.md, ZStack).
  static let zStack = ViewDefinition(
    "ZStack", "Lays its children over one another.",
    [
      ParameterDefinition(
        "alignment", .alignment, "The guides on which the children align."),
      .children,
    ],
    .layout { context in
      context.add(ZStackLayout(alignment: context.arguments.alignment(0)))
    })
}
