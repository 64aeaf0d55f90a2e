import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Text` (docs/text.md).
  static let text = ViewDefinition(
    "Text", "Lines of text.",
    [
      .size,
      ParameterDefinition(
        "text", .styledText, required: true, orElse: "verbatim",
        "What is written; a list of parts for texts that are added up."),
      ParameterDefinition("verbatim", .text, "What is written, in which Markdown does not count."),
    ],
    support: .approximate("widths are those of another typeface"),
    draws: ["text"],
    .layout { context in
      context.addLeaf(size: 0) {
        if case .absent = context.arguments[1] { return context.text(2) }
        return context.text(1)
      }
    })
}
