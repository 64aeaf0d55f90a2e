import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `background` (docs/semantics.md, Overlay and background).
  static let background = ModifierDefinition(
    "background", "Puts a view or a style behind the view.",
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
    .secondary(.background) { context in
      context.addSecondary(isBackground: true, alignment: 1, ignoringSafeAreaAt: 3)
    })
}
