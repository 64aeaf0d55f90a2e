import ViewTreeNumbers

/// Keys, which are always strings in the tree.
extension YAMLParser {
  /// Adds the key of a mapping.
  mutating func appendKey(_ scalar: YAMLScalar, anchor: YAMLAnchor?) throws(YAMLStop) {
    if scalar.style == .plain, !scalar.isDecoded {
      let text = bytes[scalar.start..<scalar.end]
      if text.elementsEqual("<<".utf8) { throw YAMLStop(.yamlMergeKey(at: scalar.range)) }
      if YAMLSchema.isNull(UnsafeBufferPointer(rebasing: text)) {
        throw YAMLStop(.yamlNullKey(at: scalar.range))
      }
    }
    define(anchor)
    appendString(scalar)
    endKey()
  }

  /// Records in the mapping that a key has been parsed.
  mutating func endKey() {
    open[open.count - 1].awaited = .colon
    expected = .entry
  }

  /// Reports keys that an object has twice.
  mutating func reportDuplicateKeys(of object: SyntaxNode.Index) {
    let end = nodes[Int(object)].next
    guard end > object + 3, nodes[Int(object) + 2].next < end else { return }
    collectSignatures(from: object + 1, to: end)
    let count = keySignatures.count
    guard
      count > KeySignature.pairwiseLimit || !KeySignature.areDistinct(keySignatures, 0..<count)
    else { return }
    keySignatures.sort()
    let repeated = KeySignature.repeated(in: keySignatures[...])
    if !repeated.isEmpty { reportDuplicateKeys(from: object + 1, to: end, among: repeated) }
  }

  /// Adds the signatures of an object's keys to the list.
  private mutating func collectSignatures(from first: SyntaxNode.Index, to end: SyntaxNode.Index) {
    keySignatures.removeAll(keepingCapacity: true)
    var key = first
    while key &+ 1 < end {
      keySignatures.append(signature(ofKey: nodes[Int(key)]))
      key = nodes[Int(key &+ 1)].next
    }
  }

  /// The number of a key, equal for equal keys.
  private func signature(ofKey node: SyntaxNode) -> UInt64 {
    let start = Int(node.start) &+ Int(node.quoteLength)
    let count = Int(node.end) &- Int(node.quoteLength) &- start
    guard !node.hasEscapes, let signature = KeySignature.of(bytes, from: start, count: count)
    else { return KeySignature.of(text(ofKey: node)) }
    return signature
  }

  /// Compares the text of the keys with some signatures.
  private mutating func reportDuplicateKeys(
    from first: SyntaxNode.Index, to end: SyntaxNode.Index, among signatures: Set<UInt64>
  ) {
    var firstKeys: [[UInt8]: SourceRange] = [:]
    for (key, _) in SyntaxMembers(nodes: nodes, index: first, end: end) {
      let node = nodes[Int(key)]
      guard signatures.contains(signature(ofKey: node)) else { continue }
      let text = text(ofKey: node)
      if let first = firstKeys[text] {
        reportDuplicateKey(text, at: node.range, first: first)
      } else {
        firstKeys[text] = node.range
      }
    }
  }

  private mutating func reportDuplicateKey(
    _ text: [UInt8], at range: SourceRange, first: SourceRange
  ) {
    guard diagnostics.count < limits.problems else { return }
    let severity: Diagnostic.Severity = limits.duplicateKeys == .error ? .error : .warning
    diagnostics.append(
      .duplicateKey(SourceWords.quoted(text), at: range, first: first, severity: severity))
  }

  private func text(ofKey node: SyntaxNode) -> [UInt8] {
    if node.hasEscapes, let text = texts.text(start: node.start) { return Array(text) }
    let quoteLength = Int(node.quoteLength)
    let start = Int(node.start) + quoteLength
    return Array(bytes[start..<max(start, Int(node.end) - quoteLength)])
  }
}
