import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TextField` (docs/explanation/controls.md).
  static let textField = ViewDefinition(
    """
    struct TextField<Label: View>: View
    init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text
    init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text
    init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text
    init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text
    init(text: Binding<String>, @ViewBuilder label title: () -> Label)
    // read
    init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)
    init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {})
    init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label = EmptyView())
    init<F: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
    """, "A field for one line of text, or for several.",
    support: .estimated(
      "with a rounded border, the height at other text sizes is approximate", along: .vertical),
    paints: .field
  ) { p in
    let size = p.size()
    p("title", .text, orAs: "Text(", "The placeholder.")
    let text = p("text", .binding, drawn: true, "The binding to the text, such as $name.")
    p(
      "prompt", .text, orAs: "Text(", drawn: true,
      "The placeholder, if the title is only an accessibility label.")
    let axis = p(
      "axis", .option(["horizontal", "vertical"]),
      "The axis in which it grows for long text (default: horizontal).")
    p.control = .text(text)
    p.boundText = text
    p.styled = StyledControl(.textField, [])
    return .layout { context in
      if context[axis] == 1, context[size] == nil { return context.addGrowingField() }
      return context.addLeaf(size: size) { ControlLayout(context.textFieldMetrics) }
    }
  }
}
