import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ScrollView` (docs/semantics.md, Scroll views).
  static let scrollView = ViewDefinition(
    "ScrollView", "A window on views that may be larger.",
    [
      ParameterDefinition("axes", .axes, "The axes that scroll; vertical by default."),
      ParameterDefinition("showsIndicators", .bool, "Whether indicators are shown."),
      ParameterDefinition("contentOffset", .point, "How far the content is scrolled, in points."),
      .children,
    ],
    support: .approximate("it does not grow into the safe area"),
    draws: ["showsIndicators"],
    .slot(.vertical) { context in
      context.add(
        ScrollViewLayout(
          axes: context.arguments.axes(0) ?? .vertical,
          contentOffset: context.scrollOffset ?? context.arguments.point(2) ?? .zero,
          isLimited: context.scrollOffset != nil))
    })
}
