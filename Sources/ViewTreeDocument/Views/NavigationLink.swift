import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationLink` (docs/explanation/controls.md).
  static let navigationLink = ViewDefinition(
    """
    struct NavigationLink<Label: View, Destination: View>: View
    init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text
    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text
    init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
    // read
    init<V: View>(_ title: LocalizedStringKey, destination: V)
    init<V: View>(destination: V, @ViewBuilder label: () -> Label)
    init<V: View>(_ title: LocalizedStringKey, destination: V, isActive: Binding<Bool> = .constant(false))
    init<V: View>(destination: V, isActive: Binding<Bool> = .constant(false), @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, isActive: Binding<Bool> = .constant(false), @ViewBuilder destination: () -> Destination)
    init(isActive: Binding<Bool> = .constant(false), @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    init<V: View, P: Hashable>(destination: V, tag: P? = nil, selection: Binding<P?> = .constant(nil), @ViewBuilder label: () -> Label)
    init<P: Hashable>(tag: P? = nil, selection: Binding<P?> = .constant(nil), @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    """, "A label that shows another view.",
    support: .approximate("shown as its label"), paints: .navigationLink
  ) { p in
    let title = p.title()
    let label = p.label()
    let destination = p("destination", .content, "The view that a tap shows.")
    let value = p("value", .expression, "The value that a tap appends to the path of the stack.")
    p.link = LinkArguments(value: value, destination: destination)
    p.styled = StyledControl(
      .button, [.init("label", label, text: title)], [.constant("isPressed", false)],
      isPlainInRows: true)
    return .slot(.horizontal) { context in
      guard context.environment.list.isInRow else {
        return context.addLabelBox(.zero, title: title, orContent: label)
      }
      var row = ControlMetrics.navigationLinkRow
      row.gap += context.environment.list.badgeWidth
      return context.addControl(row, title: title, orContent: label)
    }
  }
}
