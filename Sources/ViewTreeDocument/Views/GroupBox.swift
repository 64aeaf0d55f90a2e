import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `GroupBox` (docs/explanation/controls.md).
  static let groupBox = ViewDefinition(
    """
    struct GroupBox<Label: View, Content: View>: View
    init(@ViewBuilder content: () -> Content) where Label == EmptyView
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    // read
    init<V: View>(label: V, @ViewBuilder content: () -> Content)
    """, "Views on a background, below a label.",
    support: .estimated("the padding is approximate"), paints: .card
  ) { p in
    let title = p.title()
    let label = p.partLabel()
    let content = p("content", .content, alias: "children", "The views.")
    p.styled = StyledControl(
      .groupBox, [.init("label", label, text: title), .init("content", content)])
    return .parts([
      ViewPart(label) { $0.font = .style(.headline) }, ViewPart(content, .vertical),
    ]) { context in
      let box = context.add(PaddingLayout(ControlMetrics.groupBoxPadding))
      let column = context.tree.add(StackLayout.vertical(alignment: .leading), to: box)
      context.inheriting {
        $0.font = .style(.headline)
      } _: {
        context.addPart(0, title: title, orContent: label, below: column)
      }
      context.addPart(1, below: column)
      return box
    }
  }
}
