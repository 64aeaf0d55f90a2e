import ViewTreeLayout
import ViewTreeScript

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
    support: .estimated("dates are in American English; other styles are approximate"),
    paints: .date
  ) { p in
    p.boundDate = p("selection", .binding, drawn: true, "The binding to the date.")
    let title = p.title()
    let label = p.label()
    let components = p(
      "displayedComponents", .expression, drawn: true,
      "The parts that people choose: .date, .hourAndMinute, or both.")
    p.control = .chooses
    return .slot(.horizontal) { context in
      let metrics: ControlMetrics =
        switch context.environment.styles.datePicker {
        case .compact: context.datePills(of: components)
        case .wheel: .wheelPicker
        case .graphical: .calendar
        }
      return context.addControl(metrics, title: title, orContent: label)
    }
  }
}

extension LayoutContext {
  /// The pills for the date and the time, or for the parts of them that an argument names.
  fileprivate func datePills(of components: Handle<Value>) -> ControlMetrics {
    let names = memberNames(components)
    let isKnown = names.contains("date") || names.contains("hourAndMinute")
    let date = boundDate ?? .sample
    return .compactDatePicker(
      environment.resolvedFont, date: !isKnown || names.contains("date") ? date.date : nil,
      time: !isKnown || names.contains("hourAndMinute") ? date.time : nil, scale: scale)
  }
}
