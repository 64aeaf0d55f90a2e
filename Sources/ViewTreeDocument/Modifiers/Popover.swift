extension ModifierDefinition {
  /// SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)`
  /// (docs/explanation/preferences.md, Presentations).
  static let popover = ModifierDefinition(
    """
    func popover<C: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C) -> some View
    func popover<I: Identifiable, C: View>(item: Binding<I?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (I) -> C) -> some View
    """, "Presents a popover next to the view.",
    support: .approximate("it gets its ideal size, without an arrow")
  ) { p in
    let content = p("content", .content, required: true, "The views.")
    let (isPresented, item) = p.presentation()
    let anchor = p(
      "attachmentAnchor", .attachmentAnchor,
      "The part of the view for the popover (default: .rect(.bounds)).")
    let edge = p(
      "arrowEdge", .option(["top", "leading", "bottom", "trailing"]),
      "The edge of the anchor for the popover (default: top).")
    return .presentation(
      .popover,
      PresentationArguments(
        content: content, isPresented: isPresented, item: item, attachment: (anchor, edge)))
  }
}
