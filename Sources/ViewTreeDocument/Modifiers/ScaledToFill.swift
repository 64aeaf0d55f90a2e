import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scaledToFill` (docs/semantics.md, Aspect ratio).
  static let scaledToFill = ModifierDefinition(
    "scaledToFill", "Proposes a size of the view's own ratio that fills.", support: .exact
  ) { _ in
    .layout { context in
      context.add(AspectRatioLayout(ratio: nil, contentMode: .fill))
    }
  }
}
