import ViewTreeNumbers

/// A tree to which values are added while it is decoded: what stands apart is decoded straight from its bytes, and
/// only what something refers to later becomes a node.
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

  /// Adds a value without others in it that stands in the source once more, so many bytes further on.
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

  /// Says where a container ends that was added when it began.
  @inline(never)
  package func setEnd(of node: SyntaxNode.Index, _ end: Int) {
    nodes[Int(node)].end = UInt32(truncatingIfNeeded: end)
  }

  /// The bytes of a value that was added.
  @inline(never)
  package func range(apart node: SyntaxNode.Index) -> Range<Int> {
    Int(nodes[Int(node)].start)..<Int(nodes[Int(node)].end)
  }

  /// Makes all nodes behind a container those that are inside of it.
  package func close(_ node: SyntaxNode.Index, end: Int) {
    setEnd(of: node, end)
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

  /// Whether what is inside of a value is not in the tree.
  public func isApart(_ node: SyntaxNode.Index) -> Bool { nodes[Int(node)].isApart }

  /// The tree with all values in it: itself, unless some stand apart.
  ///
  /// The source is read again, which was no mistake when it was read before.
  public var complete: SyntaxTree {
    guard isDecodedDirectly else { return self }
    return JSONReader.read(source, limits: ReaderLimits(bytes: Int(Int32.max)))
  }

  /// A value with what is inside of it: itself, unless that stands apart and has to be read first.
  ///
  /// For what is asked seldom: the bytes of the value are read again.
  public func whole(_ node: SyntaxNode.Index) -> (tree: SyntaxTree, node: SyntaxNode.Index) {
    guard nodes[Int(node)].isApart else { return (self, node) }
    let whole = SyntaxTree(source: source, nodes: [], diagnostics: [])
    let isRead = source.bytes.withUnsafeBufferPointer { bytes in
      let reader = JSONValueReader(bytes, limits: .standard)
      return reader.read(at: Int(nodes[Int(node)].start), into: whole) != nil
    }
    return isRead ? (whole, 0) : (self, node)
  }

  /// The first two values inside of an object, without those behind them: a key and what it stands for.
  ///
  /// `nil` of what is no object, or has no members.
  public func firstMember(
    of object: SyntaxNode.Index
  ) -> (key: SourceRange, value: SourceRange)? {
    let node = nodes[Int(object)]
    guard node.kind == .object else { return nil }
    guard node.isApart else {
      return object &+ 1 < node.next ? (range(object &+ 1), range(object &+ 2)) : nil
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes, position: Int(node.start) &+ 1)
      cursor.skipSpace()
      let key = cursor.position
      guard cursor.plainString() != nil, case let keyEnd = cursor.position, cursor.take(Byte.colon)
      else { return nil }
      cursor.skipSpace()
      let value = cursor.position
      guard cursor.skipValue() else { return nil }
      return (SourceRange(key, keyEnd), SourceRange(value, cursor.position))
    }
  }
}
