import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scaledToFill` (docs/explanation/layout.md, Aspect ratio).
  static let scaledToFill = ModifierDefinition(
    "func scaledToFill() -> some View", "Proposes a size of the view's own ratio that fills.",
    support: .exact
  ) { _ in
    .layout { context in
      context.add(AspectRatioLayout(ratio: nil, contentMode: .fill))
    }
  }
}
