/// `TabView`: fills its proposal. A bar takes its height from the view of one tab, which is
/// centered in the rest (docs/explanation/containers.md, Tabs). The other views are never placed.
public struct TabLayout: LayoutRules {
  var barHeight: Double
  /// The index of the selected tab among the children.
  var selected = 0
  /// True if the bar is at the top, as on an iPad with iOS 18 or later.
  let isAtTop: Bool
  /// True if the bar is in the row of the navigation bar of the selected tab.
  var sharesRow = false

  /// Tabs with a bar of a height in points. The first tab is selected.
  public init(barHeight: Double, isAtTop: Bool = false) {
    self.barHeight = barHeight
    self.isAtTop = isAtTop
  }

  var axisForChildren: StackAxis? { StackAxis.none }

  /// The insets of the content for the bar.
  var insets: EdgeInsets {
    let top = isAtTop && !sharesRow ? barHeight : 0
    return EdgeInsets(top: top, leading: 0, bottom: isAtTop ? 0 : barHeight, trailing: 0)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    engine.sizeOfScreen(
      node, within: insets, proposing: proposal, content: shown(in: node, engine))
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let content = shown(in: node, engine) else { return }
    engine.placeScreen(content, within: insets, of: size)
  }

  fileprivate func shown(in node: NodeID, _ engine: LayoutEngine) -> NodeID? {
    var child = engine.firstChild(of: node)
    for _ in 0..<selected { child = child.flatMap { engine.nextSibling(of: $0) } }
    return child
  }
}

extension LayoutTree {
  /// The height of the bar of a node with tabs. 0 for other nodes.
  public func tabBarHeight(of node: NodeID) -> Double {
    guard node.index < count, engine.isNode(node, laidOutBy: TabLayout.self) else { return 0 }
    return engine.parameters(of: node, as: TabLayout.self).barHeight
  }

  /// True if a node has tabs whose bar is at the top.
  public func hasTabsAtTop(_ node: NodeID) -> Bool {
    node.index < count && engine.isNode(node, laidOutBy: TabLayout.self)
      && engine.parameters(of: node, as: TabLayout.self).isAtTop
  }

  /// Selects the tab of a node by its index, and sets the height of the bar, in points. No effect
  /// on other nodes.
  public func showTab(_ place: Int, of node: NodeID, barHeight: Double) {
    guard node.index < count, place >= 0, engine.isNode(node, laidOutBy: TabLayout.self) else {
      return
    }
    var layout = engine.parameters(of: node, as: TabLayout.self)
    (layout.selected, layout.barHeight) = (place, barHeight)
    layout.sharesRow = layout.isAtTop && hasNavigationBar(layout.shown(in: node, engine))
    engine.setParameters(of: node, to: layout)
  }

  /// True if a node is a screen with a navigation bar, with only modifiers around it.
  private func hasNavigationBar(_ node: NodeID?) -> Bool {
    var node = node
    while let view = node {
      if let bar = bar(of: view) { return bar.isShown }
      let child = engine.firstChild(of: view)
      node = child.flatMap { engine.nextSibling(of: $0) } == nil ? child : nil
    }
    return false
  }
}
