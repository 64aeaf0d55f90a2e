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
      let row = context.add(
        StackLayout.horizontal(spacing: ControlMetrics.labelGap))
      if style != .titleOnly {
        let parent = context.parent
        context.parent = row
        _ = context.addSymbol(size: nil)
        context.parent = parent
      }
      if style != .iconOnly { context.addLabel(title: 0, orContent: 2, below: row) }
      return row
    })
}
