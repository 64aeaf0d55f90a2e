import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scaledToFill` (docs/explanation/layout.md, Aspect ratio).
  static let scaledToFill = ModifierDefinition(
    "func scaledToFill() -> some View",
    "Scales the view to fill its proposal, with its own aspect ratio.",
    support: .exact
  ) { _ in
    .layout { context in
      context.add(AspectRatioLayout(ratio: nil, contentMode: .fill))
    }
  }
}
