import ViewTreeNumbers

/// The YAML parser's single pass over the bytes, named after the YAML 1.2.2 specification.
///
/// Open collections are in an array instead of on the call stack, so that depth costs memory only.
struct YAMLParser {
  /// The parts that the parser can expect outside flow collections.
  enum Expected {
    /// A node, which is null if it's empty.
    case node
    /// The next entry of an open block collection, or the end of some.
    case entry
    /// The end.
    case end
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: ReaderLimits
  /// The offset of the next byte.
  var position = 0
  /// The offset of the first byte of the present line.
  var lineStart = 0
  /// The offset after the last token.
  var tokenEnd = 0
  var expected = Expected.node
  /// True if a block collection may start on the line of the previous token.
  var allowsCompact = false
  var nodes: [SyntaxNode] = []
  var open: [YAMLCollection] = []
  /// The numbers of the keys of the object that ends. Reused, because allocating an array takes
  /// time.
  var keySignatures: [UInt64] = []
  var texts = DecodedTexts()
  var anchors: [[UInt8]: SyntaxNode.Index] = [:]
  /// The number of nodes that aliases have added.
  var aliasNodeCount = 0
  var diagnostics: [Diagnostic] = []
  var hasFailed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ReaderLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads the whole text.
  mutating func readStream() {
    do throws(YAMLStop) {
      try checkText()
      try readPrefix()
      while expected != .end { try readStep() }
    } catch {
      hasFailed = true
      diagnostics.append(error.diagnostic)
    }
  }

  mutating func readStep() throws(YAMLStop) {
    if let collection = open.last, collection.isFlow {
      try readFlow(collection)
    } else if expected == .node {
      try readBlockNode()
    } else {
      try readBlockEntry()
    }
  }

  /// The nodes. After an error, a single node, because the tree must not be used.
  func finishedNodes() -> [SyntaxNode] {
    if !hasFailed, !nodes.isEmpty { return nodes }
    return [SyntaxNode(start: 0, end: 0, next: 1, kind: .null, hasEscapes: false)]
  }

  // MARK: Nodes

  /// The indentation of the enclosing block collection, or -1 at the root.
  var parentIndent: Int { Int(open.last?.indent ?? -1) }

  /// The number of the node that is appended next.
  var nextNode: SyntaxNode.Index { SyntaxNode.Index(truncatingIfNeeded: nodes.count) }

  mutating func appendNode(
    _ kind: SyntaxNode.Kind, _ start: Int, _ end: Int, isDecoded: Bool = false,
    quoteLength: UInt8 = 0
  ) {
    nodes.append(
      SyntaxNode(
        start: UInt32(clamping: start), end: UInt32(clamping: end), next: nextNode &+ 1,
        kind: kind, hasEscapes: isDecoded, quoteLength: quoteLength))
  }

  /// Begins a collection at `start`.
  mutating func openCollection(
    _ style: YAMLCollection.Style, at start: Int, indent: Int, anchor: YAMLAnchor?
  ) throws(YAMLStop) {
    guard open.count < limits.depth else {
      throw YAMLStop(.nestedTooDeeply(limit: limits.depth, at: SourceRange(start, start + 1)))
    }
    try refuseCollectionAsKey(at: SourceRange(start, start + 1))
    define(anchor)
    open.append(
      YAMLCollection(
        style: style, awaited: .entry, node: nextNode, indent: Int32(clamping: indent)))
    let isMapping = style != .blockSequence && style != .flowSequence
    appendNode(isMapping ? .object : .array, start, start)
    // Marks the collection as open until it ends, so that an alias inside it can be detected.
    nodes[nodes.count - 1].next = 0
  }

  /// Ends the innermost collection.
  mutating func closeCollection() {
    guard let collection = open.popLast() else { return }
    nodes[Int(collection.node)].end = UInt32(clamping: tokenEnd)
    nodes[Int(collection.node)].next = nextNode
    if collection.isMapping { reportDuplicateKeys(of: collection.node) }
    endNode()
  }

  /// Records in the enclosing collection that a node has ended.
  mutating func endNode() {
    expected = .entry
    guard let last = open.indices.last else { return }
    switch (open[last].style, open[last].awaited) {
    case (.blockSequence, _): open[last].awaited = .entry
    case (.blockMapping, .value): open[last].awaited = .entry
    case (.flowPair, .value): closeCollection()
    case (_, .explicitKey): open[last].awaited = .colon
    case (.flowMapping, .entry): open[last].awaited = .colon
    default: open[last].awaited = .separator
    }
  }

  /// True if the next node is the key of a mapping.
  var isReadingKey: Bool {
    guard let collection = open.last else { return false }
    return collection.awaited == .explicitKey
      || collection.style == .flowMapping && collection.awaited == .entry
  }

  func refuseCollectionAsKey(at range: SourceRange) throws(YAMLStop) {
    if isReadingKey { throw YAMLStop(.yamlCollectionAsKey(at: range)) }
  }

  /// Adds the null of an empty node.
  mutating func appendEmptyNode(_ anchor: YAMLAnchor? = nil) throws(YAMLStop) {
    if isReadingKey { throw YAMLStop(.yamlNullKey(at: SourceRange(tokenEnd, tokenEnd))) }
    define(anchor)
    appendNode(.null, tokenEnd, tokenEnd)
    endNode()
  }

  /// Adds a scalar that is a value, or a key if one is awaited.
  mutating func append(_ scalar: YAMLScalar, anchor: YAMLAnchor?) throws(YAMLStop) {
    if isReadingKey { return try appendKey(scalar, anchor: anchor) }
    define(anchor)
    try appendValue(scalar)
    endNode()
  }
}
