extension ModifierDefinition {
  /// SwiftUI's `labelsHidden` (docs/semantics.md, Controls).
  static let labelsHidden = ModifierDefinition(
    "labelsHidden", "Hides the labels of the controls inside.",
    [],
    draws: .content,
    .environment { environment, _ in environment.labelsHidden = true })
}
