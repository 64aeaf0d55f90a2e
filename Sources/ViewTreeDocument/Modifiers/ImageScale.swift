import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `imageScale` (docs/explanation/text.md, Symbols).
  static let imageScale = ModifierDefinition(
    "func imageScale(_ scale: Image.Scale) -> some View",
    "Sets the size of the symbols within this view.",
    support: .approximate("symbols have a typical symbol size"), draws: .content
  ) { p in
    let scale = p.choice(
      "scale", [("small", 0.81), ("medium", 1), ("large", 1.28)], unlabelled: true, required: true,
      "The size.")
    return .environment { environment, arguments in
      environment.imageScale = arguments[scale] ?? 1
    }
  }
}
