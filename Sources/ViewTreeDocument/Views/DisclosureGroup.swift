import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `DisclosureGroup` (docs/controls.md).
  static let disclosureGroup = ViewDefinition(
    "DisclosureGroup", "Views that a tap on their label shows and hides.",
    [
      ParameterDefinition(
        "isExpanded", .boundBool, "Whether the views are shown, or a binding; false by default."),
      .title,
      .partLabel,
      ParameterDefinition("content", .content, alias: "children", "The views."),
    ],
    support: .approximate("the size of its arrow is approximate"),
    draws: ["isExpanded"], takesTaps: .frame,
    .parts([ViewPart("label"), ViewPart("content", .vertical)]) { context in
      let column = context.add(StackLayout.vertical())
      let row = context.tree.add(StackLayout.horizontal(spacing: 0), to: column)
      context.addPart(0, title: 1, orContent: 2, below: row)
      _ = context.tree.add(SpacerLayout(minLength: ControlMetrics.labelGap), to: row)
      _ = context.tree.add(FixedSizeLeaf(ControlMetrics.disclosureArrow), to: row)
      if context.arguments.bool(0) == true { context.addPart(1, below: column) }
      return column
    })
}
