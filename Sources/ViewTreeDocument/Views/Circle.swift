import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Circle` (docs/semantics.md, Leaves).
  static let circle = ViewDefinition(
    "Circle", "A circle as large as it fits.",
    [
      .size
    ],
    isShape: true, takesTaps: .ellipse,
    .layout { context in
      // A shape made of another, such as one that is moved or inset, is not square any more.
      context.isWrappedShape
        ? context.addLeaf(size: 0) { FillLeaf() } : context.addLeaf(size: 0) { CircleLeaf() }
    })
}
