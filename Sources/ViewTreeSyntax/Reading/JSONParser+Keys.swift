import ViewTreeNumbers

/// Finding keys that an object has twice.
///
/// Every key leaves a number (`KeySignature`). When the object ends, a few numbers are compared with each
/// other, many are sorted; only keys whose numbers are equal are themselves looked at.
extension JSONParser {
  /// The number of a key.
  @inline(__always)
  func signature(ofKey index: Int) -> UInt64 {
    let node = nodes[index]
    let start = Int(node.start) &+ 1
    guard !node.hasEscapes,
      let signature = KeySignature.of(bytes, from: start, count: Int(node.end) &- start &- 1)
    else { return KeySignature.of(text(ofKey: node)) }
    return signature
  }

  /// Takes the keys of the object that just ended off the list, and reports those that are double.
  @inline(__always)
  mutating func endKeys(of container: OpenContainer) {
    let first = Int(container.firstSignature)
    if keyCount &- first > KeySignature.pairwiseLimit {
      checkManyKeys(of: container.node, from: first)
    } else if !KeySignature.areDistinct(keySignatures, first..<keyCount) {
      reportDuplicateKeys(of: container.node, among: nil)
    }
    keyCount = first
  }

  @inline(__always)
  mutating func pushSignature(_ signature: UInt64) {
    if keyCount < keySignatures.count {
      keySignatures[keyCount] = signature
    } else {
      keySignatures.append(signature)
    }
    keyCount &+= 1
  }

  /// Compares the texts of those keys whose numbers are there twice.
  @inline(never)
  private mutating func checkManyKeys(of object: SyntaxNode.Index, from first: Int) {
    // They are taken off the list next, so that their order is free.
    keySignatures[first..<keyCount].sort()
    let repeated = KeySignature.repeated(in: keySignatures[first..<keyCount])
    guard !repeated.isEmpty else { return }
    reportDuplicateKeys(of: object, among: repeated)
  }

  /// Compares the texts of all keys of an object, or of those with some numbers.
  @inline(never)
  private mutating func reportDuplicateKeys(
    of object: SyntaxNode.Index, among signatures: Set<UInt64>?
  ) {
    var firstKeys: [[UInt8]: SyntaxNode] = [:]
    var index = Int(object) + 1
    while index + 1 < nodes.count {
      let (key, place) = (nodes[index], index)
      index = Int(nodes[index + 1].next)
      // A key that was put right by recovery says nothing.
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
