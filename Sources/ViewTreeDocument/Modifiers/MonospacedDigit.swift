extension ModifierDefinition {
  /// SwiftUI's `monospacedDigit` (docs/text.md).
  static let monospacedDigit = ModifierDefinition(
    "monospacedDigit", "Makes all digits of the texts inside as wide as 0.", [],
    draws: .content,
    .environment { environment, _ in
      environment.hasMonospacedDigits = true
    })
}
