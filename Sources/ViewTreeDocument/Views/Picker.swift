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
    support: .approximate("the options are not laid out"),
    draws: ["selection", "value"],
    .leaf { context in
      switch context.environment.styles.picker {
      case .segmented: return context.add(ControlLayout(.segmentedPicker))
      case .wheel: return context.add(ControlLayout(.wheelPicker))
      case .menu:
        let menu = context.add(PaddingLayout(ControlMetrics.menuPickerPadding))
        _ = context.tree.add(context.text(2), to: menu)
        return menu
      }
    })
}
