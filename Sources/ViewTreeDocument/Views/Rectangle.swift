import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Rectangle` (docs/semantics.md, Leaves).
  static let rectangle = ViewDefinition(
    "Rectangle", "A rectangle as large as it is offered.",
    [
      .size
    ],
    isShape: true,
    .layout { context in
      context.addLeaf(size: 0) { FillLeaf() }
    })
}
