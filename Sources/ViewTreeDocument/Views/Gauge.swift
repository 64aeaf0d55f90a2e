import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Gauge` (docs/explanation/controls.md).
  static let gauge = ViewDefinition(
    """
    struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View
    init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView
    init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label title: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView
    init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView
    init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel)
    // read
    init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }, @ViewBuilder markedValueLabels unused: () -> MarkedValueLabels)
    """, "A value within a range.",
    support: .estimated("the sizes and positions of the labels are approximate"),
    takesTaps: .nowhere, paints: .gauge
  ) { p in
    let value = p("value", .number, drawn: true, "The value.")
    let range = p("in", .expression, "The range, such as 0...100 (default: 0...1).")
    let title = p.title()
    let label = p.partLabel()
    let current = p("currentValueLabel", .content, "The value as views.")
    let minimum = p("minimumValueLabel", .content, "The minimum value as views.")
    let maximum = p("maximumValueLabel", .content, "The maximum value as views.")
    p.styled = StyledControl(
      .gauge,
      [
        .init("label", label, text: title), .init("currentValueLabel", current),
        .init("minimumValueLabel", minimum), .init("maximumValueLabel", maximum),
      ], [.position("value", of: value, in: range)])
    return .parts([ViewPart(label), ViewPart(minimum), ViewPart(maximum), ViewPart(current)]) {
      context in
      if context.environment.styles.gauge == .circular {
        let ring = context.addRing()
        // The ring surrounds the value, or the label if the gauge shows no value.
        if context.hasViews(current) {
          context.addPart(3, below: ring)
        } else {
          context.addPart(0, title: title, orContent: label, below: ring)
        }
        return ring
      }
      let column = context.add(StackLayout.vertical(spacing: ControlMetrics.gaugeGap))
      if !context.environment.labelsHidden {
        context.addPart(0, title: title, orContent: label, below: column)
      }
      let row = context.tree.add(
        StackLayout.horizontal(spacing: ControlMetrics.labelGap), to: column)
      if context.hasViews(minimum) { context.addPart(1, below: row) }
      _ = context.tree.add(ControlLayout(.gaugeBar), to: row)
      if context.hasViews(maximum) { context.addPart(2, below: row) }
      if context.hasViews(current) { context.addPart(3, below: column) }
      return column
    }
  }
}

extension LayoutContext {
  /// Adds the ring of a gauge.
  fileprivate func addRing() -> NodeID {
    let size = ControlMetrics.circularGauge
    return add(FixedFrameLayout(width: size.width, height: size.height))
  }
}
