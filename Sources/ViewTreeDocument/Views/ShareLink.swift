import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ShareLink` (docs/controls.md).
  static let shareLink = ViewDefinition(
    "ShareLink", "A label that opens what shares something.",
    [
      ParameterDefinition("item", .any, "What is shared."),
      ParameterDefinition("items", .any, "Several of what is shared."),
      .title,
      .label,
    ],
    support: .approximate("the icon has the usual size of symbols"),
    .slot(.horizontal) { context in
      if context.arguments.hasContent(3) {
        return context.addLabelBox(.zero, title: 2, orContent: 3)
      }
      let style = context.environment.styles.label
      let boundary = context.add(ControlBoundaryLayout())
      let row = context.tree.add(
        StackLayout.horizontal(spacing: ControlMetrics.labelGap), to: boundary)
      if style != .titleOnly { context.addSymbol(below: row) }
      if style == .iconOnly { return boundary }
      if case .absent = context.arguments[2] {
        context.addText("Share…", below: row)
      } else {
        context.addLabel(title: 2, orContent: 3, below: row)
      }
      return boundary
    })
}
