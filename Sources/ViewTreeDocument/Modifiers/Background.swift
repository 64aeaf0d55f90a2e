import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `background` (docs/semantics.md, Overlay and background).
  static let background = ModifierDefinition(
    "background", "Puts a view or a style behind the view.", support: .exact, draws: .style
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
    return .secondary(.background, content: content) { context in
      context.addSecondary(
        isBackground: true, content: content, alignment: alignment,
        ignoringSafeAreaAt: ignoresSafeAreaEdges)
    }
  }
}
