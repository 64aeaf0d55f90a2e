/// `TabView`: fills its proposal. A bar at the bottom takes its height from the view of one tab,
/// which is centered in the rest (docs/explanation/containers.md, Tabs). The other views are never
/// placed.
public struct TabLayout: LayoutRules {
  var barHeight: Double
  /// The index of the selected tab among the children.
  var selected = 0

  /// Tabs above a bar of a height in points. The first tab is selected.
  public init(barHeight: Double) { self.barHeight = barHeight }

  var axisForChildren: StackAxis? { StackAxis.none }

  /// The insets of the content for the bar.
  var insets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: barHeight, trailing: 0) }

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

  private func shown(in node: NodeID, _ engine: LayoutEngine) -> NodeID? {
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

  /// Selects the tab of a node by its index, and sets the height of the bar, in points. No effect
  /// on other nodes.
  public func showTab(_ place: Int, of node: NodeID, barHeight: Double) {
    guard node.index < count, place >= 0, engine.isNode(node, laidOutBy: TabLayout.self) else {
      return
    }
    var layout = engine.parameters(of: node, as: TabLayout.self)
    (layout.selected, layout.barHeight) = (place, barHeight)
    engine.setParameters(of: node, to: layout)
  }
}
