import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyVStack` (docs/semantics.md, Lazy containers).
  static let lazyVStack = ViewDefinition(
    "LazyVStack", "A vertical line of views, all of them laid out.",
    [
      ParameterDefinition(
        "alignment", .horizontalAlignment, "The guide on which the children align."),
      ParameterDefinition(
        "spacing", .number, along: .vertical,
        "Points between children; the default depends on the children."),
      ParameterDefinition("pinnedViews", .expression, "Accepted and without effect."),
      .children,
    ],
    support: .approximate("all children are laid out, seen or not"),
    preferenceRole: .everySlot,
    .layout { context in
      context.add(
        LazyStackLayout.vertical(
          alignment: context.arguments.alignment(0).horizontal, spacing: context.arguments.number(1)
        ))
    })
}
