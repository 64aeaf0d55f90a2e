extension ModifierDefinition {
  /// SwiftUI's `baselineOffset` (docs/explanation/text.md, Height).
  static let baselineOffset = ModifierDefinition(
    "func baselineOffset(_ baselineOffset: CGFloat) -> some View",
    "Raises the texts inside, and makes them taller by the same amount.",
    support: .measured(on: "macOS 26"),
    draws: .content
  ) { p in
    let offset = p(
      "baselineOffset", .number, unlabelled: true, required: true,
      "Points. A negative number lowers the texts.")
    return .environment { environment, arguments in
      environment.baselineOffset = arguments[offset] ?? 0
    }
  }
}
