import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TextField` (docs/semantics.md, Controls).
  static let textField = ViewDefinition(
    "TextField", "A field for one line of text.",
    [
      .size,
      ParameterDefinition("title", .text, "The placeholder."),
      ParameterDefinition("text", .binding, "The binding to the text, such as $name."),
    ],
    .layout { context in
      context.addLeaf(size: 0) {
        ControlLayout(
          context.environment.roundedTextFields ? .roundedTextField : .textField)
      }
    })
}
