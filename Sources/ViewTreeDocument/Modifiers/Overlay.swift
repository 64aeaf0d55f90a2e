import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `overlay` (docs/semantics.md, Overlay and background).
  static let overlay = ModifierDefinition(
    "overlay", "Puts a view or a style in front of the view.", support: .exact, draws: .style
  ) { p in
    let content = p(
      "content", .content, unlabelled: true, required: true, orElse: "style",
      "The other view; without it, a style that fills the view.")
    let alignment = p("alignment", .alignment, "Where the other view stands.")
    let style = p("style", .style, "A style that fills the view, such as Color.red.")
    let ignoresSafeAreaEdges = p(
      "ignoresSafeAreaEdges", .edges,
      "The edges at which the style grows into the safe area; all by default.")
    p.exclude([content.place, alignment.place], [style.place, ignoresSafeAreaEdges.place])
    return .secondary(.overlay, content: content) { context in
      context.addSecondary(
        isBackground: false, content: content, alignment: alignment,
        ignoringSafeAreaAt: ignoresSafeAreaEdges)
    }
  }
}
