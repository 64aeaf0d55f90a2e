extension LayoutTree {
  /// Lays out a further root at its ideal size, its corner at a point of the window that depends on
  /// that size, in points (docs/semantics.md, Presentations).
  ///
  /// Pixels and direction are those of the root that was laid out before.
  public func layOutRoot(_ root: NodeID, at origin: (Size) -> Point) {
    guard root.index < count else { return }
    let size = engine.size(of: root, proposing: .unspecified)
    let area = Rect(origin: origin(size), size: size)
    arena.pointee.safeArea = SafeArea(outer: area, inner: area)
    engine.place(root, at: area.origin, system: 0, proposing: .unspecified)
  }
}
