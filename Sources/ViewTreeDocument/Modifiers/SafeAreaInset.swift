import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)` (docs/semantics.md, Safe area).
  static let safeAreaInset = ModifierDefinition(
    "safeAreaInset", "Puts a view beside the view, which keeps out of its way.",
    [
      ParameterDefinition("content", .content, required: true, "The other view."),
      ParameterDefinition(
        "edge", .option(["top", "bottom", "leading", "trailing"]), required: true,
        "The edge at which it stands."),
      ParameterDefinition(
        "alignment", .alignment, "How the two align along the edge; in the middle by default."),
      ParameterDefinition(
        "spacing", .number, "Points between the two; the default depends on the views."),
    ],
    .secondary(.safeAreaInset) { context in
      let (alignment, spacing) = (context.arguments.alignment(2), context.arguments.number(3))
      let edge = context.arguments.option(1) ?? 0
      return context.add(
        edge < 2
          ? SafeAreaInsetLayout.vertical(
            isAtTop: edge == 0, alignment: alignment.horizontal, spacing: spacing)
          : SafeAreaInsetLayout.horizontal(
            isAtLeading: edge == 2, alignment: alignment.vertical, spacing: spacing))
    })
}
