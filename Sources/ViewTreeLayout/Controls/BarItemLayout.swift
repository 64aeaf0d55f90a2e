/// An item of a toolbar around its view (docs/explanation/containers.md, Toolbars). Its parent is a
/// ``ToolbarLayout``.
public struct BarItemLayout: LayoutRules {
  let placement: BarPlacement
  let platform: Platform

  /// An item at a position.
  public init(_ placement: BarPlacement, on platform: Platform) {
    (self.placement, self.platform) = (placement, platform)
  }

  static var section: String { "Toolbars" }
  var axisForChildren: StackAxis? { .horizontal }

  /// True if the item has a capsule of glass around it.
  var hasCapsule: Bool {
    platform == .iOS26 && placement != .principal && placement != .status
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    guard let view = engine.firstChild(of: node) else { return .zero }
    let own = engine.size(of: view, proposing: inner(proposal))
    guard hasCapsule else { return own }
    let width = own.width + 2 * ControlMetrics.barCapsulePadding
    return Size(
      width: max(width, ControlMetrics.barCapsule),
      height: max(own.height, ControlMetrics.barCapsule))
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let view = engine.firstChild(of: node) else { return }
    let own = engine.size(of: view, proposing: inner(proposal))
    engine.place(
      view, at: Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposing: inner(proposal))
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    guard hasCapsule else { return proposal }
    return ProposedSize(
      width: proposal.width.map { max($0 - 2 * ControlMetrics.barCapsulePadding, 0) },
      height: proposal.height)
  }
}

extension LayoutTree {
  /// The node of the capsule of glass around a view in a bar, or `nil` if there is none, as around
  /// a spacer.
  public func barCapsule(around node: NodeID) -> NodeID? {
    guard node.index < count, !engine.isNode(node, laidOutBy: SpacerLayout.self) else { return nil }
    let item = engine.pointer(to: node).pointee.parent
    guard item.exists, engine.isNode(item, laidOutBy: BarItemLayout.self), isPlaced(item),
      engine.parameters(of: item, as: BarItemLayout.self).hasCapsule
    else { return nil }
    return item
  }
}
