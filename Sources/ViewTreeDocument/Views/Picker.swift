import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Picker` (docs/controls.md).
  static let picker = ViewDefinition(
    "Picker", "A choice among options, by the picker style.",
    [
      .title,
      ParameterDefinition("selection", .binding, "The binding to the choice, such as $flavor."),
      ParameterDefinition(
        "value", .text, "What the menu style shows: the text of the chosen option."),
      ParameterDefinition("content", .content, "The options; they are not laid out."),
    ],
    support: .approximate(
      "the options are not laid out; inline is taken to be a wheel, palette a row of segments"),
    draws: ["selection", "value"],
    .leaf { context in
      switch context.environment.styles.picker {
      case .segmented: return context.add(ControlLayout(.segmentedPicker))
      case .wheel: return context.add(ControlLayout(.wheelPicker))
      case .navigationLink:
        let row = context.add(StackLayout.horizontal(spacing: 0))
        if !context.environment.labelsHidden { context.addLabel(title: 0, below: row) }
        _ = context.tree.add(SpacerLayout(minLength: ControlMetrics.labelGap), to: row)
        context.addLabel(title: 2, below: row)
        return row
      case .menu:
        let menu = context.add(PaddingLayout(ControlMetrics.menuPickerPadding))
        _ = context.tree.add(context.text(2), to: menu)
        return menu
      }
    })
}
