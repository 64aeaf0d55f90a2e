extension ModifierDefinition {
  /// SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)` (docs/semantics.md,
  /// Presentations).
  static let popover = ModifierDefinition(
    "popover", "Shows views beside the view, which they do not change.",
    [
      ParameterDefinition("content", .content, required: true, "The views."),
      .isPresentedOrItem,
      ParameterDefinition(
        "attachmentAnchor", .attachmentAnchor,
        "The part of the view that the popover belongs to; .rect(.bounds) by default."),
      ParameterDefinition(
        "arrowEdge", .option(["top", "leading", "bottom", "trailing"]),
        "The edge of that part at which the popover stands; top by default."),
      .item, .itemName,
    ],
    excluding: [["isPresented"], ["item"]],
    support: .approximate("it stands at its ideal size without an arrow"),
    .presentation(.popover))
}
