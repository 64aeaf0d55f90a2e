import ViewTreeNumbers

/// The elements of an array in the order in which they are written.
public struct SyntaxElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [SyntaxNode]
  @usableFromInline var index: SyntaxNode.Index
  @usableFromInline let end: SyntaxNode.Index

  @inlinable
  init(nodes: [SyntaxNode], index: SyntaxNode.Index, end: SyntaxNode.Index) {
    self.nodes = nodes
    self.index = index
    self.end = end
  }

  /// The next element, or `nil` after the last.
  @inlinable
  public mutating func next() -> SyntaxNode.Index? {
    guard index < end else { return nil }
    let element = index
    index = nodes[Int(element)].next
    return element
  }
}
