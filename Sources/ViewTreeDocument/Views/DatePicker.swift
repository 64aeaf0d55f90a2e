import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `DatePicker` (docs/explanation/controls.md).
  static let datePicker = ViewDefinition(
    """
    struct DatePicker<Label: View>: View
    init(_ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
    init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    // read
    init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date> = .all, displayedComponents: DatePickerComponents = .all)
    init(selection: Binding<Date>, in range: ClosedRange<Date> = .all, displayedComponents: DatePickerComponents = .all, @ViewBuilder label: () -> Label)
    """, "A date after its label, or wheels.",
    support: .approximate("the sizes are approximate"), paints: .date
  ) { p in
    p("selection", .binding, drawn: true, "The binding to the date.")
    let title = p.title()
    let label = p.label()
    p.control = .chooses
    return .slot(.horizontal) { context in
      let metrics: ControlMetrics =
        switch context.environment.styles.datePicker {
        case .compact: .compactDatePicker
        case .wheel: .wheelPicker
        case .graphical: .calendar
        }
      return context.addControl(metrics, title: title, orContent: label)
    }
  }
}
