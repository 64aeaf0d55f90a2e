import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Stepper` (docs/explanation/controls.md).
  static let stepper = ViewDefinition(
    """
    struct Stepper<Label: View>: View
    init<N: Strideable>(_ title: LocalizedStringKey, value: Binding<N>, step: N.Stride = 1) where Label == Text
    init<N: Strideable>(_ title: LocalizedStringKey, value: Binding<N>, in bounds: ClosedRange<N>, step: N.Stride = 1) where Label == Text
    init<N: Strideable>(value: Binding<N>, step: N.Stride = 1, @ViewBuilder label: () -> Label)
    init<N: Strideable>(value: Binding<N>, in bounds: ClosedRange<N>, step: N.Stride = 1, @ViewBuilder label: () -> Label)
    // read
    init<N: Strideable>(_ title: LocalizedStringKey, value: Binding<N>, in bounds: ClosedRange<N> = .all, step: N.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    init<N: Strideable>(value: Binding<N>, in bounds: ClosedRange<N> = .all, step: N.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    init<F: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput> = .all, step: F.FormatInput.Stride = 1, format: F)
    init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    """, "Two buttons after a label.", support: .recorded, paints: .stepper
  ) { p in
    let value = p("value", .binding, "The binding to the value, such as $count.")
    let range = p("in", .expression, "The range of values.")
    let step = p("step", .number, "The distance between values.")
    let title = p.title()
    let label = p.label()
    p.control = .slides(value: value, in: range, step: step, isOpen: true)
    return .slot(.horizontal) { context in
      context.addControl(
        context.environment.list.isInRow ? ControlMetrics.stepper.inRow : .stepper, title: title,
        orContent: label)
    }
  }
}
