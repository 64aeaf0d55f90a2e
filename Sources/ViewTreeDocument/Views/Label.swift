import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Label` (docs/controls.md).
  static let label = ViewDefinition(
    "Label", "An icon and a title.",
    [
      ParameterDefinition("title", .text, orAs: "Text(", "The title as text."),
      ParameterDefinition("systemImage", .text, "The name of the icon's symbol."),
      ParameterDefinition("content", .content, "The views of the title."),
    ],
    support: .approximate("the icon has the usual size of symbols"),
    draws: ["systemImage"],
    takesTaps: .frame,
    .layout { context in
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
      if style != .iconOnly { context.addLabel(title: 0, orContent: 2, below: row) }
      return row
    })
}
