import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Slider` (docs/explanation/layout.md, Controls).
  static let slider = ViewDefinition(
    """
    struct Slider<Label: View, ValueLabel: View>: View
    init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N> = 0...1) where N.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView
    init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N>, step: N.Stride = 1) where N.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView
    init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel) where N.Stride: BinaryFloatingPoint
    init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N>, step: N.Stride, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel) where N.Stride: BinaryFloatingPoint
    // read
    init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N> = 0...1, step: N.Stride = 1, @ViewBuilder label: () -> Label = EmptyView(), @ViewBuilder minimumValueLabel: () -> ValueLabel = EmptyView(), @ViewBuilder maximumValueLabel: () -> ValueLabel = EmptyView(), onEditingChanged: @escaping (Bool) -> Void = { _ in })
    init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N> = 0...1, step: N.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: V = EmptyView(), maximumValueLabel: V = EmptyView(), @ViewBuilder label: () -> Label = EmptyView())
    """, "A knob on a line.",
    support: .estimated("the ideal width is approximate", along: .horizontal), takesTaps: .frame,
    paints: .slider
  ) { p in
    let size = p.size()
    let value = p("value", .binding, drawn: true, "The binding to the value, such as $length.")
    let range = p("in", .expression, drawn: true, "The range of values.")
    let step = p("step", .number, "The distance between values.")
    p("label", .content, "The label, which only assistive technology uses.")
    let minimum = p("minimumValueLabel", .content, "The views before the line.")
    let maximum = p("maximumValueLabel", .content, "The views after the line.")
    p.control = .slides(value: value, in: range, step: step)
    return .parts([ViewPart(minimum), ViewPart(maximum)]) { context in
      guard context.hasViews(minimum) || context.hasViews(maximum) else {
        return context.addLeaf(size: size) { ControlLayout(.slider) }
      }
      let row = context.add(StackLayout.horizontal(spacing: ControlMetrics.labelGap))
      if context.hasViews(minimum) { context.addPart(0, below: row) }
      _ = context.tree.add(ControlLayout(.slider), to: row)
      if context.hasViews(maximum) { context.addPart(1, below: row) }
      return row
    }
  }
}
