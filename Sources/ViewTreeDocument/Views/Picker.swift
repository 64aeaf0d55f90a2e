import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Picker` (docs/explanation/controls.md).
  static let picker = ViewDefinition(
    """
    struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View
    init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
    // read
    init(_ title: LocalizedStringKey, systemImage unused: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init<V: View>(selection: Binding<SelectionValue>, label title: V, @ViewBuilder content: () -> Content)
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label title: () -> Label)
    """, "A choice among options, by the picker style.",
    support: .approximate(
      "the options are not laid out, inline is a wheel, and palette a row of segments"),
    paints: .picker
  ) { p in
    let title = p.title()
    p("selection", .binding, drawn: true, "The binding to the choice, such as $flavor.")
    let value = p(
      "value", .text, drawn: true, "The value in the menu style: the text of the chosen option.")
    p("content", .content, "The options (not laid out).")
    p.control = .chooses
    return .leaf { context in
      switch context.environment.styles.picker {
      case .segmented: return context.add(ControlLayout(.segmentedPicker))
      case .wheel: return context.add(ControlLayout(.wheelPicker))
      case .navigationLink:
        let row = context.add(StackLayout.horizontal(spacing: 0))
        if !context.environment.labelsHidden { context.addLabel(title: title, below: row) }
        _ = context.tree.add(SpacerLayout(minLength: ControlMetrics.labelGap), to: row)
        context.addLabel(title: value, below: row)
        return row
      case .menu:
        let menu = context.add(PaddingLayout(ControlMetrics.menuPickerPadding))
        _ = context.tree.add(context.text(value), to: menu)
        return menu
      }
    }
  }
}
