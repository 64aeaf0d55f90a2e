import ViewTreeNumbers

/// Keys, which are strings in the tree whatever they look like.
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

  /// Says to the mapping that a key has been read.
  mutating func endKey() {
    open[open.count - 1].awaited = .colon
    expected = .entry
  }

  /// Reports keys that an object has twice.
  mutating func reportDuplicateKeys(of object: SyntaxNode.Index) {
    let end = nodes[Int(object)].next
    guard end > object + 3, nodes[Int(object) + 2].next < end else { return }
    let members = SyntaxMembers(nodes: nodes, index: object + 1, end: end)
    // A table of millions of texts would take more memory than all the rest.
    let looked = end - object > Self.manyNodes ? repeatedHashes(of: members) : nil
    if let looked, looked.isEmpty { return }
    var firstKeys: [[UInt8]: SourceRange] = [:]
    for (key, _) in members {
      let node = nodes[Int(key)]
      let text = text(ofKey: node)
      if let looked, !looked.contains(Self.hash(of: text)) { continue }
      if let first = firstKeys[text] {
        reportDuplicateKey(text, at: node.range, first: first)
      } else {
        firstKeys[text] = node.range
      }
    }
  }

  /// From how many nodes on an object's keys are compared by numbers first.
  private static let manyNodes: SyntaxNode.Index = 1000

  /// The numbers that several keys have; equal keys have equal ones.
  private func repeatedHashes(of members: SyntaxMembers) -> Set<UInt64> {
    var hashes: [UInt64] = []
    for (key, _) in members { hashes.append(Self.hash(of: text(ofKey: nodes[Int(key)]))) }
    hashes.sort()
    return Set(zip(hashes, hashes.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
  }

  /// The hash FNV-1a.
  private static func hash(of text: [UInt8]) -> UInt64 {
    text.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
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
