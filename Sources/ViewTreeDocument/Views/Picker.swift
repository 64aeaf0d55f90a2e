import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Picker` (docs/controls.md).
  static let picker = ViewDefinition(
    "Picker", "A choice among options, by the picker style.",
    support: .approximate("the options are not laid out")
  ) { p in
    p.title()
    p("selection", .binding, drawn: true, "The binding to the choice, such as $flavor.")
    let value = p(
      "value", .text, drawn: true, "What the menu style shows: the text of the chosen option.")
    p("content", .content, "The options; they are not laid out.")
    p.control = .chooses
    return .leaf { context in
      switch context.environment.styles.picker {
      case .segmented: return context.add(ControlLayout(.segmentedPicker))
      case .wheel: return context.add(ControlLayout(.wheelPicker))
      case .menu:
        let menu = context.add(PaddingLayout(ControlMetrics.menuPickerPadding))
        _ = context.tree.add(context.text(value), to: menu)
        return menu
      }
    }
  }
}
