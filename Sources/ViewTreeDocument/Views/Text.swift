import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Text` (docs/text.md).
  static let text = ViewDefinition(
    "Text", "Lines of text.", support: .otherTypeface, paints: .text
  ) { p in
    let size = p.size()
    let text = p(
      "text", .styledText, required: true, orElse: "verbatim", drawn: true,
      "What is written; a list of parts for texts that are added up.")
    let verbatim = p("verbatim", .text, "What is written, in which Markdown does not count.")
    return .layout { context in
      context.addLeaf(size: size) {
        context.text(context.arguments.isGiven(text) ? text : verbatim)
      }
    }
  }

  /// The index of the text among the arguments.
  public static let textPlace = text.textIndex
}
