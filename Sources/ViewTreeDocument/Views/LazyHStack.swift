import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyHStack` (docs/semantics.md, Lazy containers).
  static let lazyHStack = ViewDefinition(
    "LazyHStack", "A horizontal line of views, all of them laid out.",
    [
      ParameterDefinition(
        "alignment", .verticalAlignment, "The guide on which the children align."),
      ParameterDefinition(
        "spacing", .number, along: .horizontal,
        "Points between children; the default depends on the children."),
      ParameterDefinition("pinnedViews", .expression, "Accepted and without effect."),
      .children,
    ],
    support: .approximate("all children are laid out, seen or not"),
    preferenceRole: .everySlot,
    .layout { context in
      context.add(
        LazyStackLayout.horizontal(
          alignment: context.arguments.alignment(0).vertical, spacing: context.arguments.number(1)))
    })
}
