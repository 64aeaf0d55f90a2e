import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ControlGroup` (docs/explanation/controls.md).
  static let controlGroup = ViewDefinition(
    """
    struct ControlGroup<Content: View>: View
    init(@ViewBuilder content: () -> Content)
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
    // read
    init(_ title: LocalizedStringKey, systemImage: String = "", @ViewBuilder content: () -> Content)
    """, "Controls that belong together, in a row.",
    support: .approximate("shown as a row without its label"), takesTaps: .nowhere
  ) { p in
    let title = p.title()
    let label = p.partLabel()
    let content = p("content", .content, alias: "children", "The controls.")
    p.styled = StyledControl(
      .controlGroup, [.init("label", label, text: title), .init("content", content)])
    return .parts([ViewPart(content)]) { context in
      let row = context.add(ControlBoundaryLayout())
      context.addPart(0, below: row)
      return row
    }
  }
}
