import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `SecureField` (docs/explanation/controls.md).
  static let secureField = ViewDefinition(
    """
    struct SecureField<Label: View>: View
    init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text
    init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text
    // read
    init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
    """, "A field for a secret.", support: .exact, paints: .secureField
  ) {
    p in
    let size = p.size()
    p("title", .text, orAs: "Text(", "The placeholder.")
    let text = p("text", .binding, drawn: true, "The binding to the text, such as $password.")
    p(
      "prompt", .text, orAs: "Text(", drawn: true,
      "The placeholder, if the title is only an accessibility label.")
    p.control = .text(text)
    return .layout { context in
      context.addLeaf(size: size) { ControlLayout(context.textFieldMetrics) }
    }
  }
}
