import ViewTreeNumbers

/// A tree that grows during decoding: views are decoded straight from their bytes, and only values
/// of other kinds become nodes.
extension SyntaxTree {
  /// Adds a value that is no container, or a container whose content is not in the tree.
  ///
  /// Not to be inlined in other modules, where each access would be checked at run time.
  @inline(never)
  package func append(
    _ kind: SyntaxNode.Kind, _ range: Range<Int>, isApart: Bool = false
  ) -> SyntaxNode.Index {
    let index = SyntaxNode.Index(truncatingIfNeeded: nodes.count)
    var node = SyntaxNode(
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound), next: index &+ 1, kind: kind,
      hasEscapes: false)
    node.isApart = isApart
    nodes.append(node)
    return index
  }

  /// Adds a copy of a scalar that occurs again in the source, at a later offset.
  package func append(again node: SyntaxNode.Index, shiftedBy offset: Int) -> SyntaxNode.Index {
    var copy = nodes[Int(node)]
    copy.start = UInt32(truncatingIfNeeded: Int(copy.start) &+ offset)
    copy.end = UInt32(truncatingIfNeeded: Int(copy.end) &+ offset)
    copy.next = SyntaxNode.Index(truncatingIfNeeded: nodes.count &+ 1)
    nodes.append(copy)
    return copy.next &- 1
  }

  /// The index of the value that is added next.
  @inline(never)
  package var nextNode: SyntaxNode.Index { SyntaxNode.Index(truncatingIfNeeded: nodes.count) }

  /// Makes all nodes after a container its contents.
  package func close(_ node: SyntaxNode.Index, end: Int) {
    nodes[Int(node)].end = UInt32(truncatingIfNeeded: end)
    nodes[Int(node)].next = SyntaxNode.Index(truncatingIfNeeded: nodes.count)
  }

  /// Adds a value with all that is inside, as it was read by itself.
  func append(_ value: SyntaxNodeRoom) -> SyntaxNode.Index {
    let first = SyntaxNode.Index(truncatingIfNeeded: nodes.count)
    for place in 0..<value.count {
      var node = value[place]
      node.next &+= first
      nodes.append(node)
    }
    return first
  }
}
