import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `DisclosureGroup` (docs/explanation/controls.md).
  static let disclosureGroup = ViewDefinition(
    """
    struct DisclosureGroup<Label: View, Content: View>: View
    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text
    init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    """, "Views that users show and hide with a tap on their label.",
    support: .estimated(
      "the size of its arrow is approximate, and its rows in a list are not indented"),
    takesTaps: .frame,
    paints: .disclosure
  ) { p in
    let isExpanded = p(
      "isExpanded", .boundBool, drawn: true,
      "A Boolean value or binding that shows the views (default: false).")
    let title = p.title()
    let label = p.partLabel()
    let content = p("content", .content, alias: "children", "The views.")
    p.control = .toggles(isOn: isExpanded)
    p.styled = StyledControl(
      .disclosureGroup, [.init("label", label, text: title), .init("content", content)],
      [.binding("isExpanded", isExpanded)])
    return .parts([ViewPart(label), ViewPart(content, .vertical)]) { context in
      let column = context.disclosesRows ? nil : context.add(StackLayout.vertical())
      let row =
        column.map { context.tree.add(StackLayout.horizontal(spacing: 0), to: $0) }
        ?? context.add(StackLayout.horizontal(spacing: 0))
      context.addPart(0, title: title, orContent: label, below: row)
      _ = context.tree.add(SpacerLayout(minLength: ControlMetrics.labelGap), to: row)
      _ = context.tree.add(FixedSizeLeaf(ControlMetrics.disclosureArrow), to: row)
      guard context.isTrue(isExpanded) else { return column ?? row }
      if let column {
        context.addPart(1, below: column)
      } else {
        // The views are rows of the list, so the part has no node of its own.
        context.parts[1] = row
      }
      return column ?? row
    }
  }
}
