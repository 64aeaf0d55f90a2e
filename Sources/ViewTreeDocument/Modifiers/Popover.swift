extension ModifierDefinition {
  /// SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)` (docs/semantics.md,
  /// Presentations).
  static let popover = ModifierDefinition(
    "popover", "Shows views beside the view, which they do not change.",
    support: .approximate("it stands at its ideal size without an arrow")
  ) { p in
    let content = p("content", .content, required: true, "The views.")
    let (isPresented, item) = p.presentation()
    let anchor = p(
      "attachmentAnchor", .attachmentAnchor,
      "The part of the view that the popover belongs to; .rect(.bounds) by default.")
    let edge = p(
      "arrowEdge", .option(["top", "leading", "bottom", "trailing"]),
      "The edge of that part at which the popover stands; top by default.")
    return .presentation(
      .popover,
      PresentationArguments(
        content: content, isPresented: isPresented, item: item, attachment: (anchor, edge)))
  }
}
