import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `DatePicker` (docs/controls.md).
  static let datePicker = ViewDefinition(
    "DatePicker", "A date behind its label, or wheels.",
    [
      ParameterDefinition("selection", .binding, "The binding to the date."),
      .title,
      .label,
    ],
    support: .approximate("the sizes are approximate"),
    draws: ["selection"],
    .slot(.horizontal) { context in
      let metrics: ControlMetrics =
        switch context.environment.styles.datePicker {
        case .compact: .compactDatePicker
        case .wheel: .wheelPicker
        case .graphical: .calendar
        }
      return context.addControl(metrics, title: 1, orContent: 2)
    })
}
