import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scaledToFit` (docs/explanation/layout.md, Aspect ratio).
  static let scaledToFit = ModifierDefinition(
    "func scaledToFit() -> some View", "Proposes a size of the view's own ratio that fits.",
    support: .exact
  ) { _ in
    .layout { context in
      context.add(AspectRatioLayout(ratio: nil, contentMode: .fit))
    }
  }
}
