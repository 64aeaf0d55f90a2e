import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Label` (docs/controls.md).
  static let label = ViewDefinition(
    "Label", "An icon and a title.",
    [
      ParameterDefinition("title", .text, "The title as text."),
      ParameterDefinition("systemImage", .text, "The name of the icon's symbol."),
      ParameterDefinition("content", .content, "The views of the title."),
    ],
    .layout { context in
      let style = context.environment.styles.label
      let row = context.add(
        StackLayout.horizontal(spacing: ControlMetrics.labelGap))
      if style != .titleOnly {
        let font = context.environment.resolvedFont
        _ = context.tree.add(
          SymbolImageLayout(font: font, scale: Double(context.scale)), to: row)
      }
      if style != .iconOnly { context.addLabel(title: 0, orContent: 2, below: row) }
      return row
    })
}
