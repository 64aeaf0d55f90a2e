import ViewTreeNumbers

/// Block collections: the meaning of a line's indentation and its first indicator.
extension YAMLParser {
  // MARK: Between entries

  /// Reads up to the next node of a block collection, or ends collections.
  mutating func readBlockEntry() throws(YAMLStop) {
    skipSeparation()
    guard !isAtEnd, !isAtDocumentMarker else { return try endBlockCollections() }
    guard startsLine else { throw YAMLStop(unexpectedOnLine()) }
    let column = column
    while let collection = open.last, collection.indent > column || endsHere(collection, column) {
      try endBlockCollection(collection)
    }
    guard let collection = open.last else { return try readSuffix() }
    guard collection.indent == column else {
      throw YAMLStop(.yamlIndentation(at: wordRange(at: position)))
    }
    try refuseTabBefore()
    if collection.style == .blockSequence {
      try readSequenceEntry()
    } else {
      try readMappingEntry(collection)
    }
  }

  /// True if a sequence with the same indentation as its parent mapping ends at this line.
  private func endsHere(_ collection: YAMLCollection, _ column: Int) -> Bool {
    guard collection.style == .blockSequence, collection.indent == column, open.count > 1,
      !isIndicator(Byte.minus, at: position)
    else { return false }
    let parent = open[open.count - 2]
    return parent.style == .blockMapping && parent.indent == column
  }

  /// The diagnostic for text that follows a node on its line.
  private func unexpectedOnLine() -> Diagnostic {
    if isIndicator(Byte.colon, at: position), let last = nodes.last {
      let isCollection =
        bytes[tokenEnd - 1] == Byte.closeBracket
        || bytes[tokenEnd - 1] == Byte.closeBrace
      let range = SourceRange(position, position + 1)
      if isCollection, last.end <= tokenEnd { return .yamlCollectionAsKey(at: range) }
      return .yamlColonHere(at: range)
    }
    if bytes[position] == Byte.hash {
      return .yamlCommentWithoutSpace(at: SourceRange(position, position + 1))
    }
    return .yamlTextOnLine(at: wordRange(at: position))
  }

  private mutating func endBlockCollections() throws(YAMLStop) {
    while let collection = open.last { try endBlockCollection(collection) }
    try readSuffix()
  }

  /// Ends a collection. A key without a value gets its null first.
  private mutating func endBlockCollection(_ collection: YAMLCollection) throws(YAMLStop) {
    if collection.awaited == .colon { try appendMissingValue() }
    closeCollection()
  }

  private mutating func appendMissingValue() throws(YAMLStop) {
    open[open.count - 1].awaited = .value
    try appendEmptyNode()
  }

  private mutating func readSequenceEntry() throws(YAMLStop) {
    guard isIndicator(Byte.minus, at: position) else {
      throw YAMLStop(.yamlMissingDash(at: wordRange(at: position)))
    }
    endToken(at: position + 1)
    awaitBlockNode(.value, allowsCompact: true)
  }

  private mutating func readMappingEntry(_ collection: YAMLCollection) throws(YAMLStop) {
    if isIndicator(Byte.colon, at: position) {
      guard collection.awaited == .colon else {
        throw YAMLStop(.yamlNullKey(at: SourceRange(position, position + 1)))
      }
      endToken(at: position + 1)
      return awaitBlockNode(.value, allowsCompact: true)
    }
    if collection.awaited == .colon { try appendMissingValue() }
    if isIndicator(UInt8(ascii: "?"), at: position) {
      endToken(at: position + 1)
      awaitBlockNode(.explicitKey, allowsCompact: true)
    } else {
      try readImplicitKey()
    }
  }

  private mutating func awaitBlockNode(_ awaited: YAMLCollection.Awaited, allowsCompact: Bool) {
    open[open.count - 1].awaited = awaited
    self.allowsCompact = allowsCompact
    expected = .node
  }

  // MARK: Implicit keys

  /// Reads a key of an open mapping with its colon.
  private mutating func readImplicitKey() throws(YAMLStop) {
    var anchor: YAMLAnchor?
    while let found = try readProperty(having: anchor) {
      anchor = found
      position = endOfWhite(at: position)
    }
    if isAtEnd || isLineEnd(at: position) || startsBlockValue {
      throw YAMLStop(.yamlMissingColon(at: wordRange(at: position)))
    }
    if bytes[position] == Byte.openBracket || bytes[position] == Byte.openBrace {
      throw YAMLStop(.yamlCollectionAsKey(at: SourceRange(position, position + 1)))
    }
    if bytes[position] == Byte.asterisk {
      let alias = try readAlias(having: anchor)
      try refuseUnlessKey(alias.range)
      try appendAliasAsKey(alias)
    } else {
      let scalar = try scanFlowScalar()
      try refuseUnlessKey(scalar.range, isOnOneLine: scalar.isOnOneLine)
      try appendKey(scalar, anchor: anchor)
    }
    try readColonAfterKey()
  }

  /// True if the current token can only start a value.
  private var startsBlockValue: Bool {
    let byte = bytes[position]
    return isIndicator(Byte.minus, at: position) || byte == UInt8(ascii: "|")
      || byte == UInt8(ascii: ">")
  }

  private func refuseUnlessKey(
    _ range: SourceRange, isOnOneLine: Bool = true
  ) throws(YAMLStop) {
    guard isOnOneLine, isColonAhead(isQuoted: false) else {
      throw YAMLStop(.yamlMissingColon(at: range))
    }
    try refuseLongKey(from: Int(range.start))
  }

  /// Reports a key without a `?` of more than 1,024 characters up to its colon (YAML 1.2.2, 7.4.2
  /// and 8.2.2), which is the limit for a reader's lookahead.
  func refuseLongKey(from start: Int) throws(YAMLStop) {
    let limit = 1_024
    guard position - start > limit else { return }
    // Bytes that continue a character begin with the bits 10.
    let count = bytes[start..<position].count { $0 & 0xC0 != 0x80 }
    guard count > limit else { return }
    throw YAMLStop(.yamlKeyTooLong(limit: limit, at: SourceRange(start, position)))
  }

  /// True if a colon follows on this line, as after a key.
  func isColonAhead(isQuoted: Bool) -> Bool {
    let colon = endOfWhite(at: position)
    guard colon < bytes.count, bytes[colon] == Byte.colon else { return false }
    return isQuoted && isInFlow || isIndicator(Byte.colon, at: colon)
  }

  private mutating func readColonAfterKey() throws(YAMLStop) {
    endToken(at: endOfWhite(at: position) + 1)
    awaitBlockNode(.value, allowsCompact: false)
  }

  // MARK: Nodes

  /// Reads a node. An empty node is null.
  mutating func readBlockNode() throws(YAMLStop) {
    skipSeparation()
    guard !endsEmptyNode() else { return try appendEmptyNode() }
    var outer: YAMLAnchor?
    var inner: YAMLAnchor?
    var start = BlockNodeStart(self)
    while let found = try readProperty(having: inner) {
      inner = found
      skipSeparation()
      guard startsLine || isAtEnd else { continue }
      if let outer { throw YAMLStop(.yamlTwoAnchors(at: found.range, first: outer.range)) }
      outer = inner
      inner = nil
      if endsEmptyNode() { return try appendEmptyNode(outer) }
      start = BlockNodeStart(self)
    }
    try readBlockContent(start, outer, inner)
  }

  /// True if the next token's indentation is too small for the expected node.
  private func endsEmptyNode() -> Bool {
    guard !isAtEnd, !isAtDocumentMarker else { return true }
    guard startsLine, column <= parentIndent else { return false }
    let isSequenceOfMapping =
      column == parentIndent && open.last?.style == .blockMapping
      && isIndicator(Byte.minus, at: position)
    return !isSequenceOfMapping
  }

  private mutating func readBlockContent(
    _ start: BlockNodeStart, _ outer: YAMLAnchor?, _ inner: YAMLAnchor?
  ) throws(YAMLStop) {
    let byte = bytes[position]
    if isIndicator(Byte.minus, at: position) || isIndicator(UInt8(ascii: "?"), at: position) {
      let isSequence = byte == Byte.minus
      if inner != nil { throw YAMLStop(.yamlCollectionOnLine(at: wordRange(at: position))) }
      try openBlockCollection(isSequence ? .blockSequence : .blockMapping, start, outer)
      endToken(at: position + 1)
      return awaitBlockNode(isSequence ? .value : .explicitKey, allowsCompact: true)
    }
    switch byte {
    case Byte.colon where isIndicator(byte, at: position):
      throw YAMLStop(.yamlNullKey(at: SourceRange(position, position + 1)))
    case Byte.openBracket, Byte.openBrace:
      try openFlow(anchor: try only(outer, inner))
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let scalar = try scanBlockScalar()
      try append(scalar, anchor: try only(outer, inner))
    case Byte.asterisk:
      try readBlockAlias(start, outer, inner)
    default:
      try readBlockScalarOrKey(start, outer, inner)
    }
  }

  private mutating func readBlockScalarOrKey(
    _ start: BlockNodeStart, _ outer: YAMLAnchor?, _ inner: YAMLAnchor?
  ) throws(YAMLStop) {
    let scalar = try scanFlowScalar()
    guard scalar.isOnOneLine, isColonAhead(isQuoted: false) else {
      return try append(scalar, anchor: try only(outer, inner))
    }
    try refuseLongKey(from: start.position)
    let end = position
    try openBlockCollection(.blockMapping, start, outer)
    position = end
    try appendKey(scalar, anchor: inner)
    try readColonAfterKey()
  }

  private mutating func readBlockAlias(
    _ start: BlockNodeStart, _ outer: YAMLAnchor?, _ inner: YAMLAnchor?
  ) throws(YAMLStop) {
    let alias = try readAlias(having: inner)
    guard isColonAhead(isQuoted: false) else {
      if let outer { throw YAMLStop(.yamlAnchorOnAlias(at: outer.range)) }
      return try append(alias)
    }
    try openBlockCollection(.blockMapping, start, outer)
    try appendAliasAsKey(alias)
    try readColonAfterKey()
  }

  /// Begins a block collection whose first token is at `start`.
  private mutating func openBlockCollection(
    _ style: YAMLCollection.Style, _ start: BlockNodeStart, _ anchor: YAMLAnchor?
  ) throws(YAMLStop) {
    guard start.startsLine || allowsCompact else {
      throw YAMLStop(.yamlCollectionOnLine(at: wordRange(at: start.position)))
    }
    if let tab = start.tab {
      throw YAMLStop(.yamlTabInIndentation(at: SourceRange(tab, tab + 1)))
    }
    try openCollection(style, at: start.position, indent: start.column, anchor: anchor)
  }

  /// The single anchor of a node. Two are an error.
  private func only(
    _ outer: YAMLAnchor?, _ inner: YAMLAnchor?
  ) throws(YAMLStop) -> YAMLAnchor? {
    if let outer, let inner {
      throw YAMLStop(.yamlTwoAnchors(at: inner.range, first: outer.range))
    }
    return inner ?? outer
  }

  /// The position of a node's first token on its line.
  private struct BlockNodeStart {
    let position: Int
    let column: Int
    let startsLine: Bool
    /// The first tab between the token before, or the line's start, and this one.
    let tab: Int?

    init(_ parser: borrowing YAMLParser) {
      position = parser.position
      column = parser.column
      startsLine = parser.startsLine
      let from = max(parser.lineStart, parser.tokenEnd)
      tab = (from..<max(parser.position, from)).first { parser.bytes[$0] == Byte.tab }
    }
  }
}
