import ViewTreeNumbers

/// The members of an object in the order in which they are written: key node, value node.
public struct SyntaxMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [SyntaxNode]
  @usableFromInline var index: SyntaxNode.Index
  @usableFromInline let end: SyntaxNode.Index

  @inlinable
  init(nodes: [SyntaxNode], index: SyntaxNode.Index, end: SyntaxNode.Index) {
    self.nodes = nodes
    self.index = index
    self.end = end
  }

  /// The next member, or `nil` after the last.
  @inlinable
  public mutating func next() -> (key: SyntaxNode.Index, value: SyntaxNode.Index)? {
    guard index &+ 1 < end else { return nil }
    let key = index
    index = nodes[Int(key &+ 1)].next
    return (key, key &+ 1)
  }
}
