import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `DatePicker` (docs/controls.md).
  static let datePicker = ViewDefinition(
    "DatePicker", "A date behind its label, or wheels.",
    support: .approximate("the sizes are approximate")
  ) { p in
    p("selection", .binding, drawn: true, "The binding to the date.")
    let title = p.title()
    let label = p.label()
    p.control = .chooses
    return .slot(.horizontal) { context in
      context.addControl(
        context.environment.styles.datePicker == .wheel ? .wheelPicker : .compactDatePicker,
        title: title, orContent: label)
    }
  }
}
