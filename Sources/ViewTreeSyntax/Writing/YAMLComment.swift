import ViewTreeNumbers

/// A comment of a YAML text and the adjacent values.
struct YAMLComment {
  /// The comment from its `#` to the end of the line.
  var range: SourceRange
  /// The scalar before it on the same line, or the flow collection that ended there.
  var before: SyntaxNode.Index?
  /// The first scalar, or empty collection, after it, or `nil` at the end of the text.
  var after: SyntaxNode.Index?
}

extension YAMLComment {
  /// The comments of the text, in order. Between the scalars of a tree there are only indicators,
  /// white space, names of anchors, and comments.
  static func all(in tree: SyntaxTree) -> [YAMLComment] {
    var search = Search(bytes: tree.source.bytes)
    for place in tree.nodes.indices {
      let index = SyntaxTree.Index(place)
      let range = tree.range(index)
      // Skips aliases, whose content is earlier in the text, and collections, because their
      // children follow.
      guard tree.nodes[place].next == index + 1, Int(range.start) >= search.position else {
        continue
      }
      search.read(to: Int(range.start), after: index)
      search.readHeader(of: tree.nodes[place], index)
      search.position = max(search.position, Int(range.end))
      search.scalar = index
    }
    search.read(to: tree.source.bytes.count, after: nil)
    return search.comments
  }

  private struct Search {
    let bytes: [UInt8]
    var comments: [YAMLComment] = []
    var position = 0
    /// The last scalar.
    var scalar: SyntaxNode.Index?

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Looks for comments up to a scalar.
    mutating func read(to end: Int, after next: SyntaxNode.Index?) {
      var isOnLine = scalar != nil
      while position < end {
        let byte = bytes[position]
        if Byte.isLineEnd(byte) { isOnLine = false }
        guard byte == Byte.hash, isSpace(before: position) else {
          position += 1
          continue
        }
        let start = position
        while position < end, !Byte.isLineEnd(bytes[position]) { position += 1 }
        comments.append(
          YAMLComment(
            range: SourceRange(start, position), before: isOnLine ? scalar : nil, after: next))
      }
    }

    /// Searches a comment after the `|` or `>` of a block scalar.
    mutating func readHeader(of node: SyntaxNode, _ index: SyntaxNode.Index) {
      guard node.kind == .string, node.quoteLength == 0, node.end > node.start,
        bytes[Int(node.start)] == UInt8(ascii: "|") || bytes[Int(node.start)] == UInt8(ascii: ">")
      else { return }
      var offset = Int(node.start)
      while offset < Int(node.end), !Byte.isLineEnd(bytes[offset]), bytes[offset] != Byte.hash {
        offset += 1
      }
      guard offset < bytes.count, bytes[offset] == Byte.hash else { return }
      let start = offset
      while offset < bytes.count, !Byte.isLineEnd(bytes[offset]) { offset += 1 }
      comments.append(YAMLComment(range: SourceRange(start, offset), before: nil, after: index))
      position = offset
    }

    private func isSpace(before offset: Int) -> Bool {
      guard offset > 0 else { return true }
      let byte = bytes[offset - 1]
      // The last byte of a byte order mark.
      return Byte.isSpace(byte) || Byte.isLineEnd(byte) || (offset == 3 && byte == 0xBF)
    }
  }

  /// The text without white space at its end.
  func text(in source: SourceFile) -> [UInt8] {
    var text = source.bytes[Int(range.start)..<Int(range.end)]
    while let last = text.last, Byte.isSpace(last) { text.removeLast() }
    return Array(text)
  }
}
