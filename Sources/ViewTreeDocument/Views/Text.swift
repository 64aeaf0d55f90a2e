import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Text` (docs/text.md).
  static let text = ViewDefinition(
    "Text", "Lines of text.", support: .approximate("widths are those of another typeface")
  ) { p in
    let size = p.size()
    let text = p(
      "text", .styledText, required: true, drawn: true,
      "What is written; a list of parts for texts that are added up.")
    return .layout { context in
      context.addLeaf(size: size) { context.text(text) }
    }
  }
}
