import ViewTreeNumbers

/// Creates a tree from values that the source expresses in a language other than JSON or YAML.
///
/// Values are added in document order. Each has its bytes in the source, and several values may
/// have the same bytes.
package struct SyntaxTreeBuilder {
  /// A part of a text.
  package enum Piece: Sendable {
    /// Bytes of the source, unchanged.
    case source(Range<Int>)
    /// Text for the code at a source offset.
    case made(String, at: Int)
  }

  private let source: SourceFile
  /// Words of the source that have another spelling in strings, in order.
  private let spelled: [(range: Range<Int>, text: String)]
  private var nodes: [SyntaxNode] = []
  private var texts = DecodedTexts(areOfNodes: true)
  private var open: [Int] = []

  /// Starts a tree. `spelled` contains the words of the source that have another spelling in its
  /// strings, in order.
  package init(_ source: SourceFile, spelled: [(range: Range<Int>, text: String)] = []) {
    self.source = source
    self.spelled = spelled
  }

  /// The current number of values.
  package var count: Int { nodes.count }

  /// Opens an object or an array.
  package mutating func begin(_ kind: SyntaxNode.Kind, _ range: Range<Int>) {
    open.append(nodes.count)
    add(kind, range)
  }

  /// Closes the innermost open container.
  package mutating func end() {
    guard let index = open.popLast() else { return }
    nodes[index].next = SyntaxNode.Index(nodes.count)
  }

  /// Adds `null`, `true`, `false`, or a number that is written as in JSON.
  package mutating func add(_ kind: SyntaxNode.Kind, _ range: Range<Int>) {
    let index = SyntaxNode.Index(nodes.count)
    nodes.append(
      SyntaxNode(
        start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound),
        next: index + 1, kind: kind, hasEscapes: false, quoteLength: 0))
  }

  /// Adds a string, or a number that the source writes in other words.
  package mutating func add(
    _ kind: SyntaxNode.Kind, _ pieces: [Piece], _ range: Range<Int>
  ) {
    let pieces = spelled.isEmpty ? pieces : pieces.flatMap { self.pieces(of: $0) }
    if pieces.count == 1, case .source(let bytes) = pieces[0] { return add(kind, bytes) }
    let index = nodes.count
    add(kind, range)
    nodes[index].hasEscapes = true
    source.bytes.withUnsafeBufferPointer { bytes in
      for piece in pieces {
        switch piece {
        case .source(let range): texts.append(bytes, range)
        case .made(let text, let place): for byte in text.utf8 { texts.append(byte, from: place) }
        }
      }
    }
    texts.endRecord(start: index, sourceEnd: range.upperBound)
  }

  /// A piece with the words in it that have another spelling.
  private func pieces(of piece: Piece) -> [Piece] {
    guard case .source(let range) = piece else { return [piece] }
    var pieces: [Piece] = []
    var place = range.lowerBound
    for word in spelled[firstSpelled(from: place)...] {
      if word.range.upperBound > range.upperBound { break }
      if word.range.lowerBound > place { pieces.append(.source(place..<word.range.lowerBound)) }
      pieces.append(.made(word.text, at: word.range.lowerBound))
      place = word.range.upperBound
    }
    let isAtEnd = place == range.upperBound && !pieces.isEmpty
    return isAtEnd ? pieces : pieces + [.source(place..<range.upperBound)]
  }

  private func firstSpelled(from place: Int) -> Int {
    var (low, high) = (0, spelled.count)
    while low < high {
      let middle = (low + high) / 2
      if spelled[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a value of another tree of the same source, with all that is in it.
  package mutating func add(_ value: SyntaxNode.Index, of tree: SyntaxTree) {
    switch tree.kind(value) {
    case .object:
      begin(.object, Self.range(value, tree))
      for (key, member) in tree.members(value) {
        add(key, of: tree)
        add(member, of: tree)
      }
      end()
    case .array:
      begin(.array, Self.range(value, tree))
      for element in tree.elements(value) { add(element, of: tree) }
      end()
    case .string:
      let range = Self.range(value, tree)
      add(.string, [.made(tree.text(value), at: range.lowerBound)], range)
    case .number:
      let range = Self.range(value, tree)
      let text = tree.withNumberBytes(value) { String(decoding: $0, as: UTF8.self) }
      add(.number, [.made(text, at: range.lowerBound)], range)
    case .null, .true, .false: add(tree.kind(value), Self.range(value, tree))
    }
  }

  private static func range(_ value: SyntaxNode.Index, _ tree: SyntaxTree) -> Range<Int> {
    let range = tree.range(value)
    return Int(range.start)..<Int(range.end)
  }

  /// The tree, with the diagnostics of the source.
  package func finished(_ diagnostics: [Diagnostic]) -> SyntaxTree {
    SyntaxTree(
      source: source, nodes: nodes, diagnostics: diagnostics.sortedByPosition(), texts: texts)
  }
}
