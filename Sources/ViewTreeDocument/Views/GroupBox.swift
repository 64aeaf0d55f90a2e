import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `GroupBox` (docs/controls.md).
  static let groupBox = ViewDefinition(
    "GroupBox", "Views on a ground of their own, below a label.",
    [
      .title,
      .partLabel,
      ParameterDefinition("content", .content, alias: "children", "The views."),
    ],
    support: .approximate("the padding is approximate"),
    .parts([
      ViewPart("label") { $0.font = .style(.headline) }, ViewPart("content", .vertical),
    ]) { context in
      let box = context.add(PaddingLayout(ControlMetrics.groupBoxPadding))
      let column = context.tree.add(StackLayout.vertical(alignment: .leading), to: box)
      context.inheriting {
        $0.font = .style(.headline)
      } _: {
        context.addPart(0, title: 0, orContent: 1, below: column)
      }
      context.addPart(1, below: column)
      return box
    })
}
