extension ModifierDefinition {
  /// SwiftUI's `monospacedDigit` (docs/explanation/text.md).
  static let monospacedDigit = ModifierDefinition(
    "func monospacedDigit() -> some View", "Makes all digits of text inside as wide as 0.",
    support: .exact,
    draws: .content
  ) { _ in
    .environment { environment, _ in
      environment.hasMonospacedDigits = true
    }
  }
}
