import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Circle` (docs/explanation/layout.md, Leaves).
  static let circle = ViewDefinition(
    """
    struct Circle: InsettableShape
    init()
    """, "The largest circle that fits.", support: .exact, isShape: true, takesTaps: .ellipse,
    paints: .shape(.circle)
  ) { p in
    let size = p.size()
    return .layout { context in
      // A shape made of another, such as one that is moved or inset, is not square any more.
      context.isWrappedShape
        ? context.addLeaf(size: size) { FillLeaf() } : context.addLeaf(size: size) { CircleLeaf() }
    }
  }
}
