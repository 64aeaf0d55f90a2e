import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Label` (docs/controls.md).
  static let label = ViewDefinition(
    "Label", "An icon and a title.",
    support: .approximate("the icon has the usual size of symbols"), takesTaps: .frame
  ) { p in
    let title = p("title", .text, orAs: "Text(", "The title as text.")
    p("systemImage", .text, drawn: true, "The name of the icon's symbol.")
    let content = p("content", .content, "The views of the title.")
    let icon = p("icon", .content, "The views of the icon.")
    return .parts([ViewPart(icon), ViewPart(content)]) { context in
      let style = context.environment.styles.label
      let row =
        style == .stacked
        ? context.add(StackLayout.vertical())
        : context.add(StackLayout.horizontal(spacing: ControlMetrics.labelGap))
      if style != .titleOnly {
        if context.hasViews(icon) {
          context.addPart(0, below: row)
        } else {
          context.addSymbol(below: row)
        }
      }
      if style != .iconOnly { context.addPart(1, title: title, orContent: content, below: row) }
      return row
    }
  }
}
