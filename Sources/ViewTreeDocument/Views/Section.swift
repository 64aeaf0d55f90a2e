extension ViewDefinition {
  /// SwiftUI's `Section` (docs/semantics.md, Lists and Groups).
  static let section = ViewDefinition(
    "Section",
    "A group of views with a header and a footer, which lists tell apart.",
    [
      ParameterDefinition(
        "title", .textView, "The header as text, in front of the views of `header`."),
      .children,
      ParameterDefinition("header", .content, "The views above the content."),
      ParameterDefinition("footer", .content, "The views below the content."),
      ParameterDefinition(
        "isExpanded", .presented, "Whether the content is there, or a binding to that."),
    ],
    support: .approximate("the distances of some styles are approximate"),
    .section)
}
