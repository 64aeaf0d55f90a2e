import ViewTreeNumbers

/// Anchors, aliases, and the tags that are refused.
extension YAMLParser {
  /// An alias and the node that it refers to.
  struct Alias {
    var node: SyntaxNode.Index
    /// The `*` and the name.
    var range: SourceRange
  }

  /// Parses an anchor, if there is one. A node may have only a single anchor.
  mutating func readProperty(having other: YAMLAnchor?) throws(YAMLStop) -> YAMLAnchor? {
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "!"):
      let range = tagRange(at: position)
      throw YAMLStop(.yamlTag(quoted(range), at: range))
    case UInt8(ascii: "&"):
      let anchor = try readName()
      if let other { throw YAMLStop(.yamlTwoAnchors(at: anchor.range, first: other.range)) }
      return anchor
    default:
      return nil
    }
  }

  private func tagRange(at offset: Int) -> SourceRange {
    var end = offset + 1
    while !isBlank(at: end), !(isInFlow && isFlowIndicator(at: end)) { end += 1 }
    return SourceRange(offset, end)
  }

  /// Reads the name after `&` or `*`, which ends at white space or a flow indicator.
  private mutating func readName() throws(YAMLStop) -> YAMLAnchor {
    let start = position
    var end = start + 1
    while !isBlank(at: end), !isFlowIndicator(at: end) { end += 1 }
    let range = SourceRange(start, end)
    guard end > start + 1 else { throw YAMLStop(.yamlMissingName(at: range)) }
    guard isBlank(at: end) || isInFlow else {
      throw YAMLStop(.yamlTextOnLine(at: wordRange(at: end)))
    }
    endToken(at: end)
    return YAMLAnchor(name: Array(bytes[start + 1..<end]), range: range)
  }

  /// Gives a name to the node that is appended next.
  mutating func define(_ anchor: YAMLAnchor?) {
    guard let anchor else { return }
    anchors[anchor.name] = nextNode
  }

  /// Parses an alias. Its node must have ended before it.
  mutating func readAlias(having anchor: YAMLAnchor?) throws(YAMLStop) -> Alias {
    if let anchor { throw YAMLStop(.yamlAnchorOnAlias(at: anchor.range)) }
    let name = try readName()
    guard let node = anchors[name.name] else {
      let known = anchors.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
      let wanted = String(decoding: name.name, as: UTF8.self)
      throw YAMLStop(
        .yamlUnknownAlias(
          quoted(name.range), nearest: NearMatch.nearestName(to: wanted, in: known),
          at: name.range))
    }
    guard nodes[Int(node)].next != 0 else {
      throw YAMLStop(.yamlRecursiveAlias(quoted(name.range), at: name.range))
    }
    return Alias(node: node, range: name.range)
  }

  /// Adds a copy of the node that an alias refers to.
  mutating func append(_ alias: Alias) throws(YAMLStop) {
    if isReadingKey { return try appendAliasAsKey(alias) }
    let end = nodes[Int(alias.node)].next
    aliasNodeCount += Int(end - alias.node)
    for index in alias.node..<end where nodes[Int(index)].kind == .string {
      aliasNodeCount += Int(nodes[Int(index)].end - nodes[Int(index)].start) / 16
    }
    guard aliasNodeCount <= limits.aliasNodes else {
      throw YAMLStop(.yamlAliasesTooLarge(limit: limits.aliasNodes, at: alias.range))
    }
    try checkDepth(of: alias)
    let offset = nextNode &- alias.node
    for index in alias.node..<end {
      var node = nodes[Int(index)]
      node.next = node.next &+ offset
      nodes.append(node)
    }
    endNode()
  }

  /// Refuses an alias whose copy would be nested too deeply.
  private func checkDepth(of alias: Alias) throws(YAMLStop) {
    var ends: [SyntaxNode.Index] = []
    for index in alias.node..<nodes[Int(alias.node)].next {
      while let end = ends.last, end <= index { ends.removeLast() }
      let kind = nodes[Int(index)].kind
      guard kind == .array || kind == .object else { continue }
      ends.append(nodes[Int(index)].next)
      if open.count + ends.count > limits.depth {
        throw YAMLStop(.nestedTooDeeply(limit: limits.depth, at: alias.range))
      }
    }
  }

  /// Adds a copy of the key that an alias refers to.
  mutating func appendAliasAsKey(_ alias: Alias) throws(YAMLStop) {
    var node = nodes[Int(alias.node)]
    switch node.kind {
    case .array, .object: throw YAMLStop(.yamlCollectionAsKey(at: alias.range))
    case .null: throw YAMLStop(.yamlNullKey(at: alias.range))
    case .string: break
    case .true, .false, .number:
      // A scalar as a key is its text.
      node.quoteLength = 0
    }
    node.kind = .string
    node.next = nextNode &+ 1
    nodes.append(node)
    endKey()
  }
}
