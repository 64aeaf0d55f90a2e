import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Text` (docs/text.md).
  static let text = ViewDefinition(
    "Text", "Lines of text.",
    [
      .size,
      ParameterDefinition(
        "text", .styledText, required: true,
        "What is written; a list of parts for texts that are added up."),
    ],
    support: .approximate("widths are those of another typeface"),
    draws: ["text"],
    .layout { context in
      context.addLeaf(size: 0) { context.text(1) }
    })

  /// The place of the text among the arguments.
  public static let textPlace = text.textIndex
}
