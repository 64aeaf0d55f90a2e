import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TextEditor` (docs/explanation/controls.md).
  static let textEditor = ViewDefinition(
    """
    struct TextEditor: View
    init(text: Binding<String>)
    """, "A field for long text.", support: .estimated("its ideal size is approximate"),
    paints: .editor
  ) { p in
    let size = p.size()
    let text = p("text", .binding, drawn: true, "The binding to the text, such as $notes.")
    p.control = .text(text)
    return .layout { context in context.addLeaf(size: size) { ControlLayout(.textEditor) } }
  }
}
