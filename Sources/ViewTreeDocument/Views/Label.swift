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
    return .layout { context in
      let style = context.environment.styles.label
      // The icons of rows stand below one another on iOS 26.
      let hasSlot =
        context.environment.list.isInRow && context.environment.platform == .iOS26
        && style == .titleAndIcon
      let row = context.add(
        StackLayout.horizontal(
          spacing: hasSlot ? ControlMetrics.rowLabelGap : ControlMetrics.labelGap))
      if style != .titleOnly {
        let parent = context.parent
        context.parent = row
        if hasSlot {
          context.parent = context.add(
            FixedFrameLayout(width: ControlMetrics.rowIconWidth, height: nil))
        }
        _ = context.addSymbol(size: nil)
        context.parent = parent
      }
      if style != .iconOnly { context.addLabel(title: title, orContent: content, below: row) }
      return row
    }
  }
}
