/// The kinds of nodes whose numbers are more or less accurate than those of other nodes of the same
/// view.
public enum NumberKind: Equatable, Sendable {
  /// A text in a font.
  case text(Font)
  /// A label without padding.
  case plainLabel
  /// A text field without a border.
  case plainField
  /// A symbol of the system, with its own size or the usual size.
  case symbol(hasOwnSize: Bool)
}

extension LayoutTree {
  /// The kind of a node's numbers, or `nil` for a node whose view alone determines it.
  public func numberKind(of node: NodeID) -> NumberKind? {
    guard node.index < count else { return nil }
    if engine.isNode(node, laidOutBy: TextLayout.self) { return textKind(of: node) }
    if engine.isNode(node, laidOutBy: ControlBoundaryLayout.self) { return .plainLabel }
    if engine.isNode(node, laidOutBy: SymbolImageLayout.self) {
      return .symbol(
        hasOwnSize: engine.parameters(of: node, as: SymbolImageLayout.self).hasOwnSize)
    }
    if engine.isNode(node, laidOutBy: ControlLayout.self),
      engine.parameters(of: node, as: ControlLayout.self).metrics.isPlainField
    {
      return .plainField
    }
    return nil
  }

  private func textKind(of node: NodeID) -> NumberKind? {
    let layout = engine.parameters(of: node, as: TextLayout.self)
    guard let run = arena.pointee.texts.run(layout.text) else { return nil }
    return .text(arena.pointee.texts.font(run.font))
  }
}
