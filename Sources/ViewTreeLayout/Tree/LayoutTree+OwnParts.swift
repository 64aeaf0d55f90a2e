/// A part of a view that isn't a view: a label, a symbol, or the bar of a control.
public struct OwnPart: Sendable {
  /// The kinds of parts.
  public enum Kind: Sendable {
    /// Lines of text.
    case text
    /// A symbol of the system.
    case symbol
    /// A control without its label, or space of a fixed size.
    case control
  }

  /// The node that is placed.
  public let node: NodeID
  /// Its kind.
  public let kind: Kind
}

extension LayoutTree {
  /// The parts of a view that aren't views, in tree order.
  ///
  /// - Parameters:
  ///   - id: the node of the view.
  ///   - views: the nodes of other views, whose parts aren't visited.
  public func ownParts(of id: NodeID, besides views: Set<NodeID>) -> [OwnPart] {
    var parts: [OwnPart] = []
    var nodes = [id]
    while let node = nodes.popLast(), parts.count < 32 {
      guard node.index < count else { continue }
      if node != id, let next = nextSibling(of: node) { nodes.append(next) }
      guard isPlaced(node), node == id || !views.contains(node) else { continue }
      if let kind = kind(of: node) {
        parts.append(OwnPart(node: node, kind: kind))
      } else if let child = firstChild(of: node) {
        nodes.append(child)
      }
    }
    return parts
  }

  private func kind(of node: NodeID) -> OwnPart.Kind? {
    if engine.isNode(node, laidOutBy: TextLayout.self) { return .text }
    if engine.isNode(node, laidOutBy: SymbolImageLayout.self) { return .symbol }
    if engine.isNode(node, laidOutBy: FixedSizeLeaf.self) { return .control }
    guard engine.isNode(node, laidOutBy: ControlLayout.self), firstChild(of: node) == nil else {
      return nil
    }
    return .control
  }
}
