import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ProgressView` (docs/explanation/controls.md).
  static let progressView = ViewDefinition(
    """
    struct ProgressView<Label: View, CurrentValueLabel: View>: View
    init() where Label == EmptyView, CurrentValueLabel == EmptyView
    init(_ title: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView
    init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    init<N: BinaryFloatingPoint>(value: N?, total: N = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView
    init<N: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: N?, total: N = 1.0) where Label == Text, CurrentValueLabel == EmptyView
    init<N: BinaryFloatingPoint>(value: N?, total: N = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    // read
    init<N: BinaryFloatingPoint>(value: N?, total: N = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
    """, "A bar if there is a value, otherwise a spinner.",
    support: .estimated("the ideal width and the position of the label are approximate"),
    paints: .progress
  ) { p in
    let value = p("value", .number, drawn: true, "The completed part.")
    let total = p("total", .number, drawn: true, "The total (default: 1).")
    let title = p.title()
    let label = p.label()
    p.styled = StyledControl(
      .progressView,
      [.init("label", label, text: title), .init("currentValueLabel", nil)],
      [.fraction("fractionCompleted", of: value, total: total)])
    return .slot(.horizontal) { context in
      let isBar = context[value] != nil
      let style = context.environment.styles.progressView ?? (isBar ? .linear : .circular)
      return context.addControl(
        style == .linear ? .progressBar : context.environment.controlSize.progressWheel,
        title: title, orContent: label)
    }
  }
}
