import ViewTreeNumbers

/// Values that stand apart: what is inside of them is not in the tree, and most have no node either, for where one begins
/// says all that is asked of it. Views, modifiers and plain texts are such values; there are several of them to a view.
extension SyntaxNode {
  /// The first index that is a place in the source: no offset has its bit.
  @inlinable package static var firstPlace: Index { 1 << 31 }

  /// The index of a value without a node: an object, or a string or a number that stands for itself.
  @inlinable @inline(__always)
  package static func index(ofValueAt offset: Int) -> Index {
    firstPlace | Index(truncatingIfNeeded: offset)
  }
}

extension SyntaxTree {
  /// A value, whether it has a node or not.
  ///
  /// Of one that has none its end is looked for, which takes time for each of its bytes; `start` and `kind` do not.
  @inlinable
  func node(_ index: Index) -> SyntaxNode {
    index < SyntaxNode.firstPlace ? nodes[Int(index)] : nodeApart(index)
  }

  @usableFromInline @inline(never)
  func nodeApart(_ index: Index) -> SyntaxNode {
    let start = Int(start(index))
    return source.bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes, position: start)
      // Layout and reports ask for texts, others for what is told of few values.
      var kind = SyntaxNode.Kind.string
      if cursor.plainString() == nil {
        kind = kindApart(index)
        _ = cursor.skipValue()
      }
      var node = SyntaxNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: cursor.position),
        next: index &+ 1, kind: kind, hasEscapes: false)
      node.isApart = kind == .object
      return node
    }
  }

  /// What a value without a node is, from its first byte.
  @usableFromInline
  func kindApart(_ index: Index) -> SyntaxNode.Kind {
    switch source.bytes[Int(start(index))] {
    case Byte.openBrace: .object
    case Byte.quote: .string
    default: .number
    }
  }

  /// The offset of the first byte of a value.
  @inlinable
  public func start(_ index: Index) -> UInt32 {
    index < SyntaxNode.firstPlace ? nodes[Int(index)].start : index & ~SyntaxNode.firstPlace
  }

  /// The bytes of several values, in one sweep over the source: where some are inside of others, the end of each would be
  /// looked for through all that is inside of it.
  public func ranges(_ indices: [Index]) -> [SourceRange] {
    let apart = Set(indices.filter { isApart($0) }.map { Int(start($0)) })
    guard apart.count > 1 else { return indices.map { range($0) } }
    var ends: [Int: Int] = [:]
    sweep(
      from: apart,
      ended: { start, end in if apart.contains(start) { ends[start] = end } },
      text: { _, _ in })
    return indices.map { index in
      let start = Int(start(index))
      guard isApart(index), let end = ends[start] else { return range(index) }
      return SourceRange(start, end)
    }
  }

  /// The bytes of what a member of several objects stands for, in one sweep over the source; `nil` of an object without
  /// such a member. Where a name occurs again its first member counts.
  public func ranges(ofMembers name: String, in objects: [Index]) -> [SourceRange?] {
    let apart = Set(objects.filter { isApart($0) }.map { Int(start($0)) })
    var found: [Int: SourceRange] = [:]
    let bytes = Array(name.utf8)
    sweep(
      from: apart, ended: { _, _ in },
      text: { object, cursor in
        guard apart.contains(object), found[object] == nil else { return }
        var ahead = cursor
        guard let key = ahead.key(), key.elementsEqual(bytes) else { return }
        let start = ahead.position
        if ahead.skipValue() { found[object] = SourceRange(start, ahead.position) }
      })
    return objects.map { object in
      if isApart(object) { return found[Int(start(object))] }
      return members(object).first { text($0.key) == name }.map { range($0.value) }
    }
  }

  /// Goes over the source once, from the first of some objects to the end of the last: `ended` is told where each object and
  /// each list begins and ends, `text` of each text and key, before it is passed, with the beginning of what is around it.
  private func sweep(
    from objects: Set<Int>, ended: (_ start: Int, _ end: Int) -> Void,
    text: (_ container: Int, _ cursor: JSONCursor) -> Void
  ) {
    guard let first = objects.min() else { return }
    var missing = objects.count
    source.bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes, position: first)
      var open: [Int] = []
      while missing > 0, cursor.position < bytes.count {
        switch bytes[cursor.position] {
        case Byte.quote:
          if let container = open.last { text(container, cursor) }
          guard cursor.skipValue() else { return }
          continue
        case Byte.openBrace, Byte.openBracket: open.append(cursor.position)
        case Byte.closeBrace, Byte.closeBracket:
          guard let start = open.popLast() else { break }
          if objects.contains(start) { missing -= 1 }
          ended(start, cursor.position + 1)
        default: break
        }
        cursor.position += 1
      }
    }
  }

  /// Whether what is inside of a value is not in the tree.
  public func isApart(_ node: SyntaxNode.Index) -> Bool {
    node < SyntaxNode.firstPlace ? nodes[Int(node)].isApart : kind(node) == .object
  }

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
    guard isApart(node) else { return (self, node) }
    let whole = SyntaxTree(source: source, nodes: [], diagnostics: [])
    let isRead = source.bytes.withUnsafeBufferPointer { bytes in
      let reader = JSONValueReader(bytes, limits: .standard)
      return reader.read(at: Int(start(node)), into: whole) != nil
    }
    return isRead ? (whole, 0) : (self, node)
  }

  /// The first two values inside of an object, without those behind them: a key and what it stands for.
  ///
  /// `nil` of what is no object, or has no members.
  public func firstMember(
    of object: SyntaxNode.Index
  ) -> (key: SourceRange, value: SourceRange)? {
    guard kind(object) == .object else { return nil }
    guard isApart(object) else {
      return object &+ 1 < nodes[Int(object)].next ? (range(object &+ 1), range(object &+ 2)) : nil
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes, position: Int(start(object)) &+ 1)
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
