extension LayoutTree {
  /// Lays out a further root at its ideal size. `origin` returns the position of its corner in the
  /// window for that size, in points (docs/explanation/preferences.md, Presentations).
  ///
  /// Pixels and direction are those of the previously laid out root.
  public func layOutRoot(_ root: NodeID, at origin: (Size) -> Point) {
    guard root.index < count else { return }
    let size = engine.size(of: root, proposing: .unspecified)
    let area = Rect(origin: origin(size), size: size)
    arena.pointee.safeArea = SafeArea(outer: area, inner: area)
    engine.place(root, at: area.origin, system: 0, proposing: .unspecified)
  }

  /// Lays out a root of a height at the bottom of a window. Its proposal is that height above the
  /// bottom safe area (docs/explanation/preferences.md, Presentations).
  ///
  /// Pixels and direction are those of the previously laid out root.
  ///
  /// - Returns: the area of the sheet in the window, with the safe area below it.
  @discardableResult
  public func layOutSheet(
    _ root: NodeID, height: Double, in window: WindowGeometry
  ) -> Rect {
    guard root.index < count else { return .zero }
    let mirrored = window.layoutDirection == .rightToLeft
    let insets = mirrored ? window.safeAreaInsets.mirrored : window.safeAreaInsets
    let whole = Rect(origin: .zero, size: window.size).inset(by: insets)
    let own = min(max(height, 0), whole.height)
    let safe = Rect(
      x: whole.minX, y: whole.maxY - own, width: whole.width, height: own)
    let outer = Rect(
      x: 0, y: safe.minY, width: window.size.width, height: own + insets.bottom)
    arena.pointee.safeArea = SafeArea(outer: outer, inner: safe)
    let size = engine.size(of: root, proposing: ProposedSize(safe.size))
    let origin = Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    engine.place(root, at: origin, system: 0, proposing: ProposedSize(safe.size))
    return outer
  }

  /// The enclosing screen of a node below a navigation bar. `nil` for none.
  public func screen(around node: NodeID) -> NodeID? {
    guard node.index < count else { return nil }
    var above = engine.pointer(to: node).pointee.parent
    while above.exists {
      if engine.isNode(above, laidOutBy: NavigationLayout.self) { return above }
      above = engine.pointer(to: above).pointee.parent
    }
    return nil
  }

  /// Lays out a root as a sheet of iOS 26: a card that floats above the bottom edge, or a large
  /// sheet over the whole width (docs/explanation/preferences.md, Presentations).
  ///
  /// - Parameter height: of the card, in points. `nil` for a large sheet.
  /// - Returns: the area of the sheet in the window.
  @discardableResult
  public func layOutFloatingSheet(
    _ root: NodeID, height: Double?, in window: WindowGeometry
  ) -> Rect {
    guard root.index < count else { return .zero }
    let mirrored = window.layoutDirection == .rightToLeft
    let insets = mirrored ? window.safeAreaInsets.mirrored : window.safeAreaInsets
    var outer = Rect(origin: .zero, size: window.size)
    outer = outer.inset(by: EdgeInsets(top: max(31, insets.top + 10)))
    let margin = height == nil ? 0.0 : 6
    if let height {
      let own = min(max(height, 0), outer.height - margin)
      outer = Rect(
        x: margin, y: window.size.height - margin - own, width: window.size.width - 2 * margin,
        height: own)
    }
    let safe = outer.inset(
      by: EdgeInsets(
        top: 0, leading: max(insets.leading - margin, 0), bottom: max(insets.bottom - margin, 0),
        trailing: max(insets.trailing - margin, 0)))
    arena.pointee.safeArea = SafeArea(outer: outer, inner: safe)
    let size = engine.size(of: root, proposing: ProposedSize(safe.size))
    let origin = Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    engine.place(root, at: origin, system: 0, proposing: ProposedSize(safe.size))
    return outer
  }

  /// The size of a sheet on an iPad, in points (approximate).
  private static let formSheet = Size(width: 540, height: 620)

  /// Lays out a root as the sheet of an iPad: a card in the middle of the window
  /// (docs/explanation/preferences.md, Presentations).
  ///
  /// - Parameter height: of the card, in points. `nil` for the usual height, which is the maximum.
  /// - Returns: the area of the sheet in the window.
  @discardableResult
  public func layOutFormSheet(
    _ root: NodeID, height: Double?, in window: WindowGeometry
  ) -> Rect {
    guard root.index < count else { return .zero }
    let own = Size(
      width: min(Self.formSheet.width, window.size.width),
      height: min(max(height ?? .infinity, 0), Self.formSheet.height, window.size.height))
    let area = Rect(
      x: (window.size.width - own.width) / 2, y: (window.size.height - own.height) / 2,
      width: own.width, height: own.height)
    arena.pointee.safeArea = SafeArea(outer: area, inner: area)
    let size = engine.size(of: root, proposing: ProposedSize(own))
    let origin = Point(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    engine.place(root, at: origin, system: 0, proposing: ProposedSize(own))
    return area
  }

  /// Lays out a root in the frame of a placed screen, in its direction and with its effects.
  public func layOutRoot(_ root: NodeID, over screen: NodeID) {
    let placed = engine.pointer(to: screen).pointee
    layOutRoot(
      root, filling: Rect(origin: placed.origin, size: placed.size), system: placed.system)
  }

  /// Lays out a root in an area of the window.
  public func layOutRoot(_ root: NodeID, filling area: Rect) {
    layOutRoot(root, filling: area, system: 0)
  }

  private func layOutRoot(_ root: NodeID, filling area: Rect, system: UInt32) {
    guard root.index < count else { return }
    let inner = arena.pointee.systems[Int(system)].toWindow.boundingBox(of: area)
    arena.pointee.safeArea = SafeArea(outer: arena.pointee.safeArea.outer, inner: inner)
    engine.place(root, at: area.origin, system: system, proposing: ProposedSize(area.size))
  }
}
