import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Menu` (docs/explanation/controls.md).
  static let menu = ViewDefinition(
    """
    struct Menu<Label: View, Content: View>: View
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    // read
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    """, "A label that opens a menu.", support: .approximate("shown as its label"),
    paints: .link
  ) { p in
    let title = p.title()
    let label = p.label()
    p("content", .content, "The menu (not laid out).")
    p.styled = StyledControl(.menu, [])
    return .slot(.horizontal) { context in
      context.addLabelBox(.zero, title: title, orContent: label)
    }
  }
}
