extension ModifierDefinition {
  /// SwiftUI's `labelsHidden` (docs/explanation/layout.md, Controls).
  static let labelsHidden = ModifierDefinition(
    "func labelsHidden() -> some View", "Hides the labels of the controls within this view.",
    support: .exact,
    draws: .content
  ) { _ in
    .environment { environment, _ in environment.labelsHidden = true }
  }
}
