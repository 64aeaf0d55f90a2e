import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Link` (docs/explanation/controls.md).
  static let link = ViewDefinition(
    """
    struct Link<Label: View>: View
    init(_ title: LocalizedStringKey, destination: URL) where Label == Text
    init(destination: URL, @ViewBuilder label: () -> Label)
    """, "A label that opens a URL.", support: .approximate("shown as its label"),
    paints: .link
  ) { p in
    p("destination", .any, "The address.")
    let title = p.title()
    let label = p.label()
    p.styled = StyledControl(
      .button, [.init("label", label, text: title)], [.constant("isPressed", false)])
    return .slot(.horizontal) { context in
      context.addLabelBox(.zero, title: title, orContent: label)
    }
  }
}
