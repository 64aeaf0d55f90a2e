import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `truncationMode` (docs/explanation/text.md, Lines).
  static let truncationMode = ModifierDefinition(
    "func truncationMode(_ mode: Text.TruncationMode) -> some View",
    "Sets the position of the ellipsis in truncated text.",
    support: .approximate(
      "the number of characters at each end of text that is truncated in the middle"),
    draws: .content
  ) { p in
    let mode = p.choice(
      "mode", [("head", TextTruncation.head), ("middle", .middle), ("tail", .tail)],
      unlabelled: true, required: true,
      "The position of the ellipsis.")
    return .environment { environment, arguments in
      environment.truncation = arguments[mode] ?? .tail
    }
  }
}
