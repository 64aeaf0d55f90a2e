extension ModifierDefinition {
  /// SwiftUI's `baselineOffset` (docs/explanation/text.md, Height).
  static let baselineOffset = ModifierDefinition(
    "func baselineOffset(_ baselineOffset: CGFloat) -> some View",
    "Raises text inside, and makes it taller by the same amount.",
    support: .measured(on: "macOS 26"),
    draws: .content
  ) { p in
    let offset = p(
      "baselineOffset", .number, unlabelled: true, required: true,
      "Points. A negative number lowers the text.")
    return .environment { environment, arguments in
      environment.baselineOffset = arguments[offset] ?? 0
    }
  }
}
