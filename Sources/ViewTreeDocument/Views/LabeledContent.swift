import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LabeledContent` (docs/explanation/controls.md).
  static let labeledContent = ViewDefinition(
    """
    struct LabeledContent<Label: View, Content: View>: View
    init(_ title: LocalizedStringKey, value: String) where Label == Text, Content == Text
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(@ViewBuilder content value: () -> Content, @ViewBuilder label: () -> Label)
    // read
    init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    """, "A value after its label.",
    support: .estimated("the rule for label and value in a small width is viewtree's choice"),
    paints: .labeled
  ) { p in
    let title = p.title()
    let label = p.partLabel()
    let value = p("value", .text, orAs: "Text(", "The value as text.")
    let content = p("content", .content, alias: "children", "The value as views.")
    p.styled = StyledControl(
      .labeledContent,
      [.init("label", label, text: title), .init("content", content, text: value)])
    return .parts([ViewPart(label), ViewPart(content) { $0.isSecondaryByDefault = true }]) {
      context in
      let row = context.add(StackLayout.horizontal(spacing: 0))
      if !context.environment.labelsHidden {
        context.addPart(0, title: title, orContent: label, below: row)
        _ = context.tree.add(SpacerLayout(minLength: ControlMetrics.labelGap), to: row)
      }
      context.addPart(1, title: value, orContent: content, below: row)
      return row
    }
  }
}
