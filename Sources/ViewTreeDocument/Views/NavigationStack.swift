import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationStack` (docs/semantics.md, Navigation).
  static let navigationStack = ViewDefinition(
    "NavigationStack", "Views below a navigation bar; nothing is pushed over them.",
    [
      ParameterDefinition("path", .expression, "Accepted and without effect."),
      .children,
    ],
    support: .approximate("the height of the bar is approximate"),
    preferenceRole: .navigation,
    .slot(.vertical) { context in
      context.add(NavigationLayout(barHeight: ControlMetrics.navigationBarHeight))
    })
}
