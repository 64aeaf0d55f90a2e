/// `NavigationView` and `NavigationStack`: fills its proposal. A bar at the top takes its height
/// from the content, which is centered in the rest (docs/explanation/containers.md, Navigation).
public struct NavigationLayout: LayoutRules {
  var bar: NavigationBar
  /// The width as a column of a split view. `nil` for the proposed width.
  public var columnWidth: Double?

  /// A screen below a bar.
  public init(_ bar: NavigationBar) { self.bar = bar }

  var axisForChildren: StackAxis? { StackAxis.none }

  /// The insets of the content for the bars.
  var insets: EdgeInsets {
    EdgeInsets(top: bar.height, leading: 0, bottom: bar.bottomHeight, trailing: 0)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    var proposal = proposal
    if let columnWidth { proposal.width = columnWidth }
    return engine.sizeOfScreen(node, within: insets, proposing: proposal)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let content = engine.firstChild(of: node) else { return }
    engine.placeScreen(content, within: insets(of: node, in: engine), of: size)
  }

  /// The insets of a placed screen's content. The bottom inset is negative if the content reaches
  /// under a bar below the screen.
  func insets(of node: NodeID, in engine: LayoutEngine) -> EdgeInsets {
    guard bar.contentReachesUnderInsets else { return insets }
    var insets = insets
    insets.bottom -= engine.heightOfInsets(below: node)
    return insets
  }
}

extension LayoutEngine {
  /// The size of a screen: the proposal, or the size of its content and the bars where it is `nil`.
  func sizeOfScreen(
    _ node: NodeID, within bars: EdgeInsets, proposing proposal: ProposedSize,
    content: NodeID? = nil
  ) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let size =
      (content ?? firstChild(of: node))
      .map { self.size(of: $0, proposing: proposal.inset(by: bars)) } ?? .zero
    return Size(
      width: proposal.width ?? size.width,
      height: proposal.height ?? size.height + bars.total(along: .vertical))
  }

  /// Centers the content in the area that the bars leave.
  func placeScreen(_ content: NodeID, within bars: EdgeInsets, of size: Size) {
    let offered = ProposedSize(width: size.width, height: size.height).inset(by: bars)
    let own = self.size(of: content, proposing: offered)
    let room = max(size.height - bars.total(along: .vertical), 0)
    place(
      content,
      at: Point(x: (size.width - own.width) / 2, y: bars.top + (room - own.height) / 2),
      proposing: offered)
  }

  /// The safe area that the bars of a placed screen leave.
  func safeArea(of node: NodeID, within bars: EdgeInsets) -> SafeArea {
    let placed = pointer(to: node).pointee
    let outer = Rect(origin: placed.origin, size: placed.size)
    return SafeArea(outer: outer, inner: outer.inset(by: bars))
  }

  /// True if a node starts at the bottom edge of a bar with a large title, with only modifiers
  /// and containers between them in which it's at the top.
  func isBelowLargeTitle(_ node: NodeID) -> Bool {
    var below = node
    var above = pointer(to: node).pointee.parent
    while above.exists {
      if isNode(above, laidOutBy: NavigationLayout.self) {
        let bar = parameters(of: above, as: NavigationLayout.self).bar
        return bar.hasLargeTitle && bar.isShown
      }
      guard isWrapper(above) || hasInsetBelow(above, around: below) || isAtTop(below, in: above)
      else { return false }
      (below, above) = (above, pointer(to: above).pointee.parent)
    }
    return false
  }
}

extension LayoutEngine {
  /// The height that bars of `safeAreaInset` below a screen take from it, with only modifiers
  /// between them and the screen, in points.
  func heightOfInsets(below node: NodeID) -> Double {
    var height = 0.0
    var below = node
    var above = pointer(to: node).pointee.parent
    while above.exists, isWrapper(above) || isInset(above, around: below) {
      if isInset(above, around: below) {
        let area = parameters(of: above, as: SafeAreaInsetLayout.self).safeArea(of: above, in: self)
        height += area.outer.maxY - area.inner.maxY
      }
      (below, above) = (above, pointer(to: above).pointee.parent)
    }
    return height
  }

  private func isInset(_ node: NodeID, around content: NodeID) -> Bool {
    isNode(node, laidOutBy: SafeAreaInsetLayout.self) && firstChild(of: node) == content
  }

  /// True if a view is at the top of its container, if it takes all the height it's offered.
  private func isAtTop(_ node: NodeID, in container: NodeID) -> Bool {
    if isNode(container, laidOutBy: ZStackLayout.self)
      || isNode(container, laidOutBy: GeometryReaderLayout.self)
    {
      return true
    }
    guard isNode(container, laidOutBy: StackLayout.self), firstChild(of: container) == node else {
      return false
    }
    return parameters(of: container, as: StackLayout.self).axis == .vertical
  }

  /// True if a node is a bar at the bottom or at a side of its content, and the content starts at
  /// the top.
  fileprivate func hasInsetBelow(_ node: NodeID, around content: NodeID) -> Bool {
    guard isInset(node, around: content) else { return false }
    let layout = parameters(of: node, as: SafeAreaInsetLayout.self)
    return layout.axis == .horizontal || !layout.isAtStart
  }
}

extension LayoutTree {
  /// Sets the width of a column in a split view. The last column takes the remaining width and
  /// ignores this.
  public func changeColumn(_ node: NodeID, to width: Double) {
    guard node.index < count, engine.isNode(node, laidOutBy: NavigationLayout.self) else { return }
    var layout = engine.parameters(of: node, as: NavigationLayout.self)
    guard layout.columnWidth != nil else { return }
    layout.columnWidth = width
    engine.setParameters(of: node, to: layout)
  }

  /// The bar of a screen. `nil` for other nodes.
  public func bar(of node: NodeID) -> NavigationBar? {
    guard node.index < count, engine.isNode(node, laidOutBy: NavigationLayout.self) else {
      return nil
    }
    return engine.parameters(of: node, as: NavigationLayout.self).bar
  }

  /// Changes the bar of a screen that isn't measured yet. No effect on other nodes.
  public func changeBar(of node: NodeID, _ change: (inout NavigationBar) -> Void) {
    guard node.index < count, engine.isNode(node, laidOutBy: NavigationLayout.self) else { return }
    var layout = engine.parameters(of: node, as: NavigationLayout.self)
    change(&layout.bar)
    engine.setParameters(of: node, to: layout)
  }
}
