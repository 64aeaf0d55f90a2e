import ViewTreeNumbers

/// Detection of duplicate keys in an object.
///
/// Every key has a number (`KeySignature`). When the object ends, a few numbers are compared with
/// each other, and many are sorted. Only keys with equal numbers are compared themselves.
extension JSONParser {
  /// The number of a key.
  private func signature(ofKey index: Int) -> UInt64 {
    Self.signature(ofKey: nodes[index], in: bytes) ?? KeySignature.of(text(ofKey: nodes[index]))
  }

  /// The number of a key that is written without escapes and doesn't end the text.
  ///
  /// A static function, for one of the parser would copy the parser for each key.
  private static func signature(
    ofKey node: SyntaxNode, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt64? {
    guard !node.hasEscapes else { return nil }
    let start = Int(node.start) &+ 1
    return KeySignature.of(bytes, from: start, count: Int(node.end) &- start &- 1)
  }

  /// Takes the keys of the object that just ended off the list, and reports those that are double.
  mutating func endKeys(of container: OpenContainer) {
    let first = Int(container.firstSignature)
    if keyCount &- first > KeySignature.pairwiseLimit {
      checkManyKeys(of: container.node, from: first)
    } else if !KeySignature.areDistinct(keySignatures, first..<keyCount) {
      reportDuplicateKeys(of: container.node, among: nil)
    }
    keyCount = first
  }

  /// Adds the number of a key to those of the open objects.
  mutating func pushSignature(ofKey index: Int) {
    let signature =
      Self.signature(ofKey: nodes[index], in: bytes) ?? KeySignature.of(text(ofKey: nodes[index]))
    if keyCount < keySignatures.count {
      keySignatures[keyCount] = signature
    } else {
      keySignatures.append(signature)
    }
    keyCount &+= 1
  }

  /// Compares the text of keys with duplicate signatures.
  @inline(never)
  private mutating func checkManyKeys(of object: SyntaxNode.Index, from first: Int) {
    // These signatures are removed from the list next, so their order doesn't matter.
    keySignatures[first..<keyCount].sort()
    let repeated = KeySignature.repeated(in: keySignatures[first..<keyCount])
    guard !repeated.isEmpty else { return }
    reportDuplicateKeys(of: object, among: repeated)
  }

  /// Compares the text of all keys of an object, or of keys with some signatures.
  @inline(never)
  private mutating func reportDuplicateKeys(
    of object: SyntaxNode.Index, among signatures: Set<UInt64>?
  ) {
    var firstKeys: [[UInt8]: SyntaxNode] = [:]
    var index = Int(object) + 1
    while index + 1 < nodes.count {
      let (key, place) = (nodes[index], index)
      index = Int(nodes[index + 1].next)
      // A key that error recovery inserted isn't a duplicate.
      guard bytes[Int(key.start)] == Byte.quote else { continue }
      if let signatures, !signatures.contains(signature(ofKey: place)) { continue }
      let text = text(ofKey: key)
      if let first = firstKeys[text] {
        let severity: Diagnostic.Severity = limits.duplicateKeys == .error ? .error : .warning
        add(
          .duplicateKey(
            quoted(text), at: key.range, first: first.range, severity: severity))
      } else {
        firstKeys[text] = key
      }
    }
  }

  private func text(ofKey node: SyntaxNode) -> [UInt8] {
    let start = min(Int(node.start) + 1, Int(node.end))
    return EscapedText.unescaped(
      UnsafeBufferPointer(rebasing: bytes[start..<max(start, Int(node.end) - 1)]))
  }
}
