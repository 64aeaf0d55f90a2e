import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `overlay` (docs/semantics.md, Overlay and background).
  static let overlay = ModifierDefinition(
    "overlay", "Puts a view or a style in front of the view.",
    [
      ParameterDefinition(
        "content", .content, unlabelled: true, required: true, orElse: "style",
        "The other view; without it, a style that fills the view."),
      ParameterDefinition("alignment", .alignment, "Where the other view stands."),
      ParameterDefinition("style", .style, "A style that fills the view, such as Color.red."),
      ParameterDefinition(
        "ignoresSafeAreaEdges", .edges,
        "The edges at which the style grows into the safe area; all by default."),
    ],
    excluding: [["content", "alignment"], ["style", "ignoresSafeAreaEdges"]],
    draws: .style,
    .secondary(.overlay) { context in
      context.addSecondary(isBackground: false, alignment: 1, ignoringSafeAreaAt: 3)
    })
}
