import ViewTreeNumbers

/// Flow collections: sequences in brackets and mappings in braces.
extension YAMLParser {
  /// Begins the flow collection whose bracket is the present byte.
  mutating func openFlow(anchor: YAMLAnchor?) throws(YAMLStop) {
    let isMapping = bytes[position] == Byte.openBrace
    try openCollection(
      isMapping ? .flowMapping : .flowSequence, at: position, indent: parentIndent, anchor: anchor)
    endToken(at: position + 1)
  }

  /// Reads one step inside a flow collection.
  mutating func readFlow(_ collection: YAMLCollection) throws(YAMLStop) {
    try skipFlowSeparation()
    switch collection.awaited {
    case .entry: try readFlowEntry(collection)
    case .explicitKey: try readFlowNode()
    case .colon: try readFlowColon(collection)
    case .value: try readFlowValue()
    case .separator: try readFlowSeparator(collection)
    }
  }

  /// Skips white space, comments and lines. A line inside must be indented more than the enclosing
  /// block collection.
  mutating func skipFlowSeparation() throws(YAMLStop) {
    skipSeparation()
    guard !isAtEnd, !(startsLine && isAtDocumentMarker) else { throw YAMLStop(unclosed()) }
    if startsLine, column <= parentIndent {
      throw YAMLStop(.yamlFlowIndentation(at: wordRange(at: position)))
    }
  }

  private func unclosed() -> Diagnostic {
    let flows = open.reversed().prefix { $0.isFlow }.filter { $0.style != .flowPair }
    let opening = Int(flows.first.map { nodes[Int($0.node)].start } ?? 0)
    return .unclosedBracket(
      bytes[opening], openCount: flows.count, at: SourceRange(tokenEnd, tokenEnd),
      openedAt: SourceRange(opening, opening + 1))
  }

  private var isAtFlowEnd: Bool {
    bytes[position] == Byte.closeBracket || bytes[position] == Byte.closeBrace
  }

  private mutating func readFlowEntry(_ collection: YAMLCollection) throws(YAMLStop) {
    if isAtFlowEnd { return try closeFlow() }
    if bytes[position] == Byte.comma {
      throw YAMLStop(.missingValue(at: SourceRange(position, position + 1)))
    }
    guard isIndicator(UInt8(ascii: "?"), at: position) else { return try readFlowNode() }
    if collection.style == .flowSequence { try openFlowPair(at: position, anchor: nil) }
    open[open.count - 1].awaited = .explicitKey
    endToken(at: position + 1)
  }

  private mutating func openFlowPair(at start: Int, anchor: YAMLAnchor?) throws(YAMLStop) {
    let end = position
    try openCollection(.flowPair, at: start, indent: parentIndent, anchor: anchor)
    position = end
  }

  /// After a key: a colon, or no colon, which makes its value null.
  private mutating func readFlowColon(_ collection: YAMLCollection) throws(YAMLStop) {
    let isColon =
      bytes[position] == Byte.colon
      && (collection.keyIsQuoted || isIndicator(Byte.colon, at: position))
    open[open.count - 1].keyIsQuoted = false
    if isColon {
      endToken(at: position + 1)
      open[open.count - 1].awaited = .value
    } else if bytes[position] == Byte.comma || isAtFlowEnd {
      open[open.count - 1].awaited = .value
      try appendEmptyNode()
    } else {
      throw YAMLStop(
        .missingComma(at: SourceRange(tokenEnd, tokenEnd), found: bytes[position]))
    }
  }

  private mutating func readFlowValue() throws(YAMLStop) {
    if bytes[position] == Byte.comma || isAtFlowEnd {
      try appendEmptyNode()
    } else {
      try readFlowNode()
    }
  }

  private mutating func readFlowSeparator(_ collection: YAMLCollection) throws(YAMLStop) {
    if bytes[position] == Byte.comma {
      endToken(at: position + 1)
      open[open.count - 1].awaited = .entry
    } else if isAtFlowEnd {
      try closeFlow()
    } else if bytes[position] == Byte.colon {
      let isCollection =
        tokenEnd > 0
        && [Byte.closeBracket, Byte.closeBrace].contains(
          bytes[tokenEnd - 1])
      let range = SourceRange(position, position + 1)
      throw YAMLStop(isCollection ? .yamlCollectionAsKey(at: range) : .yamlColonHere(at: range))
    } else {
      throw YAMLStop(
        .missingComma(at: SourceRange(tokenEnd, tokenEnd), found: bytes[position]))
    }
  }

  /// Ends the innermost collection at its bracket.
  private mutating func closeFlow() throws(YAMLStop) {
    guard let collection = open.last else { return }
    let byte = bytes[position]
    guard byte == (collection.isMapping ? Byte.closeBrace : Byte.closeBracket) else {
      let opening = Int(nodes[Int(collection.node)].start)
      throw YAMLStop(
        .mismatchedBracket(
          byte, at: SourceRange(position, position + 1), opening: bytes[opening],
          openedAt: SourceRange(opening, opening + 1)))
    }
    endToken(at: position + 1)
    closeCollection()
  }

  // MARK: Nodes

  /// Reads an entry, a key or a value.
  private mutating func readFlowNode() throws(YAMLStop) {
    let start = position
    var anchor: YAMLAnchor?
    while let found = try readProperty(having: anchor) {
      anchor = found
      try skipFlowSeparation()
    }
    let byte = bytes[position]
    if byte == Byte.comma || isAtFlowEnd {
      guard anchor != nil else { throw YAMLStop(.yamlNullKey(at: wordRange(at: position))) }
      return try appendEmptyNode(anchor)
    }
    if isIndicator(Byte.colon, at: position) {
      throw YAMLStop(.yamlNullKey(at: SourceRange(position, position + 1)))
    }
    switch byte {
    case Byte.openBracket, Byte.openBrace:
      try openFlow(anchor: anchor)
    case Byte.asterisk:
      let alias = try readAlias(having: anchor)
      if isPairAhead(isQuoted: false) {
        try openFlowPair(at: start, anchor: nil)
        try appendAliasAsKey(alias)
      } else {
        try append(alias)
      }
    default:
      try readFlowScalar(start, anchor)
    }
  }

  private mutating func readFlowScalar(
    _ start: Int, _ anchor: YAMLAnchor?
  ) throws(YAMLStop) {
    let scalar = try scanFlowScalar()
    let isQuoted = scalar.style == .quoted
    if isPairAhead(isQuoted: isQuoted) {
      guard scalar.isOnOneLine, startsOnPresentLine(start) else {
        throw YAMLStop(.yamlKeyOnSeveralLines(at: scalar.range))
      }
      try refuseLongKey(from: start)
      try openFlowPair(at: start, anchor: nil)
      try appendKey(scalar, anchor: anchor)
      open[open.count - 1].keyIsQuoted = isQuoted
    } else {
      let isKey = isReadingKey
      try append(scalar, anchor: anchor)
      if isKey { open[open.count - 1].keyIsQuoted = isQuoted }
    }
  }

  private func startsOnPresentLine(_ start: Int) -> Bool { start >= lineStart }

  /// True if the latest entry of a sequence is the key of a pair.
  private func isPairAhead(isQuoted: Bool) -> Bool {
    guard let collection = open.last, collection.style == .flowSequence else { return false }
    return isColonAhead(isQuoted: isQuoted)
  }
}
