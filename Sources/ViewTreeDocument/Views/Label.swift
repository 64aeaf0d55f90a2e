import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Label` (docs/controls.md).
  static let label = ViewDefinition(
    "Label", "An icon and a title.",
    [
      ParameterDefinition("title", .text, orAs: "Text(", "The title as text."),
      ParameterDefinition("systemImage", .text, "The name of the icon's symbol."),
      ParameterDefinition("content", .content, "The views of the title."),
      ParameterDefinition("icon", .content, "The views of the icon."),
    ],
    support: .approximate("the icon has the usual size of symbols"),
    draws: ["systemImage"],
    takesTaps: .frame,
    .parts([ViewPart("icon"), ViewPart("content")]) { context in
      let style = context.environment.styles.label
      let row =
        style == .stacked
        ? context.add(StackLayout.vertical())
        : context.add(StackLayout.horizontal(spacing: ControlMetrics.labelGap))
      if style != .titleOnly {
        if context.arguments.hasContent(3) {
          context.addPart(0, below: row)
        } else {
          context.addSymbol(below: row)
        }
      }
      if style != .iconOnly { context.addPart(1, title: 0, orContent: 2, below: row) }
      return row
    })
}
