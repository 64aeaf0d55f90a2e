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
      // A circle inside another shape, such as an inset or offset shape, doesn't stay square.
      context.isWrappedShape
        ? context.addLeaf(size: size) { FillLeaf() } : context.addLeaf(size: size) { CircleLeaf() }
    }
  }
}
