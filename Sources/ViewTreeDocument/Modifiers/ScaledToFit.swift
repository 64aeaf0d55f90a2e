import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scaledToFit` (docs/explanation/layout.md, Aspect ratio).
  static let scaledToFit = ModifierDefinition(
    "func scaledToFit() -> some View",
    "Scales the view to fit its proposal, with its own aspect ratio.",
    support: .exact
  ) { _ in
    .layout { context in
      context.add(AspectRatioLayout(ratio: nil, contentMode: .fit))
    }
  }
}
