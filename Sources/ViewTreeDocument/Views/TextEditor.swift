import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TextEditor` (docs/controls.md).
  static let textEditor = ViewDefinition(
    "TextEditor", "A field for long text.",
    [
      .size,
      ParameterDefinition("text", .binding, "The binding to the text, such as $notes."),
    ],
    support: .approximate("its ideal size is approximate"),
    draws: ["text"],
    .layout { context in context.addLeaf(size: 0) { ControlLayout(.textEditor) } })
}
