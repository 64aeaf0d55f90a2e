import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `truncationMode` (docs/explanation/text.md, Lines).
  static let truncationMode = ModifierDefinition(
    "func truncationMode(_ mode: Text.TruncationMode) -> some View",
    "Chooses where a text that does not fit is cut.",
    support: .approximate(
      "how many characters stay at each end of a text that is cut in its middle"),
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
