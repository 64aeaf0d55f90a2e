import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LabeledContent` (docs/controls.md).
  static let labeledContent = ViewDefinition(
    "LabeledContent", "A value behind its label.",
    [
      .title,
      .partLabel,
      ParameterDefinition("value", .text, orAs: "Text(", "The value as text."),
      ParameterDefinition("content", .content, alias: "children", "The value as views."),
    ],
    support: .approximate("how label and value share a width that is too small is a choice"),
    .parts([ViewPart("label"), ViewPart("content")]) { context in
      let row = context.add(StackLayout.horizontal(spacing: 0))
      if !context.environment.labelsHidden {
        context.addPart(0, title: 0, orContent: 1, below: row)
        _ = context.tree.add(SpacerLayout(minLength: ControlMetrics.labelGap), to: row)
      }
      context.addPart(1, title: 2, orContent: 3, below: row)
      return row
    })
}
