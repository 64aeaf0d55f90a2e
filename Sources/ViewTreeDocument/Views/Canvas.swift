import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Canvas` (docs/semantics.md, Leaves).
  static let canvas = ViewDefinition(
    "Canvas", "A drawing that fills its frame.",
    [
      .size
    ],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
