import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Gauge` (docs/controls.md).
  static let gauge = ViewDefinition(
    "Gauge", "Where a value lies in a range.",
    [
      ParameterDefinition("value", .number, "The value."),
      ParameterDefinition("in", .any, "The range, such as 0...100; 0...1 by default."),
      .title,
      .partLabel,
      ParameterDefinition("currentValueLabel", .content, "The value as views."),
      ParameterDefinition("minimumValueLabel", .content, "The least value as views."),
      ParameterDefinition("maximumValueLabel", .content, "The greatest value as views."),
    ],
    support: .approximate("the sizes and the places of the labels are approximate"),
    draws: ["value"], takesTaps: .nowhere,
    .parts([
      ViewPart("label"), ViewPart("minimumValueLabel"), ViewPart("maximumValueLabel"),
      ViewPart("currentValueLabel"),
    ]) { context in
      if context.environment.styles.gauge == .circular { return circularGauge(context) }
      let column = context.add(StackLayout.vertical(spacing: ControlMetrics.gaugeGap))
      if !context.environment.labelsHidden {
        context.addPart(0, title: 2, orContent: 3, below: column)
      }
      let row = context.tree.add(
        StackLayout.horizontal(spacing: ControlMetrics.labelGap), to: column)
      if context.arguments.hasContent(5) { context.addPart(1, below: row) }
      _ = context.tree.add(ControlLayout(.gaugeBar), to: row)
      if context.arguments.hasContent(6) { context.addPart(2, below: row) }
      if context.arguments.hasContent(4) { context.addPart(3, below: column) }
      return column
    })

  /// A ring around the value, or around the label where no value is shown.
  private static func circularGauge(_ context: LayoutContext) -> NodeID {
    let size = ControlMetrics.circularGauge
    let ring = context.add(FixedFrameLayout(width: size.width, height: size.height))
    if context.arguments.hasContent(4) {
      context.addPart(3, below: ring)
    } else {
      context.addPart(0, title: 2, orContent: 3, below: ring)
    }
    return ring
  }
}
