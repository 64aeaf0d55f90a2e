extension ViewDefinition {
  /// SwiftUI's `Section` (docs/explanation/containers.md, Lists and Groups).
  static let section = ViewDefinition(
    """
    struct Section<Parent, Content: View, Footer>: View
    init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
    init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView
    init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView
    // read
    init<V: View>(header: V, footer: V, @ViewBuilder content: () -> Content)
    init<V: View>(header: V, @ViewBuilder content: () -> Content)
    init<V: View>(footer: V, @ViewBuilder content: () -> Content)
    """, "A group of views with a header and a footer.",
    support: .approximate("the distances of some styles are approximate"), paints: .title,
    traits: [.column]
  ) { p in
    .section(
      SectionArguments(
        title: p("title", .textView, "The header as text, before the views of `header`."),
        children: p.children(),
        header: p("header", .content, "The views above the content."),
        footer: p("footer", .content, "The views below the content."),
        isExpanded: p(
          "isExpanded", .presented, "A Boolean value or binding that shows the content.")
      ))
  }
}
