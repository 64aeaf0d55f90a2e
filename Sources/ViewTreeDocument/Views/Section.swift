extension ViewDefinition {
  /// SwiftUI's `Section` (docs/semantics.md, Lists and Groups).
  static let section = ViewDefinition(
    "Section", "A group of views with a header and a footer, which lists tell apart.",
    support: .approximate("the distances of some styles are approximate"), paints: .title,
    traits: [.column]
  ) { p in
    .section(
      SectionArguments(
        title: p("title", .textView, "The header as text, in front of the views of `header`."),
        children: p.children(),
        header: p("header", .content, "The views above the content."),
        footer: p("footer", .content, "The views below the content."),
        isExpanded: p(
          "isExpanded", .presented, "Whether the content is there, or a binding to that.")))
  }
}
