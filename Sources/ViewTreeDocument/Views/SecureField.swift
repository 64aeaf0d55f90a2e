import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `SecureField` (docs/controls.md).
  static let secureField = ViewDefinition(
    "SecureField", "A field for a secret.",
    [
      .size,
      ParameterDefinition("title", .text, orAs: "Text(", "The placeholder."),
      ParameterDefinition("text", .binding, "The binding to the text, such as $password."),
      ParameterDefinition(
        "prompt", .text, orAs: "Text(", "The placeholder, if the title is a label for others."),
    ],
    draws: ["text", "prompt"],
    .layout { context in context.addLeaf(size: 0) { ControlLayout(.roundedTextField) } })
}
