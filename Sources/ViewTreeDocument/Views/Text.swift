import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Text` (docs/text.md).
  static let text = ViewDefinition(
    "Text", "Lines of text.",
    [
      .size,
      ParameterDefinition("text", .text, required: true, "What is written."),
    ],
    .layout { context in
      context.addLeaf(size: 0) { context.text(1) }
    })
}
