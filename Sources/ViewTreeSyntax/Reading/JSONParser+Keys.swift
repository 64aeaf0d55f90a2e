import ViewTreeNumbers

/// Finding keys that an object has twice.
///
/// Every key leaves a number, equal for equal keys. When the object ends, a few numbers are
/// compared with each other, many are sorted; only keys whose numbers are equal are themselves looked
/// at. So the check is nearly free for the objects that people write, and cheap for those of millions.
extension JSONParser {
  /// The most keys whose signatures are compared each with each.
  private static var pairwiseLimit: Int { 16 }

  /// A number that is equal for keys with equal text: made from the length and both ends.
  private func signature(ofKey index: Int) -> UInt64 {
    Self.signature(ofKey: nodes[index], in: bytes) ?? signatureOfUnusualKey(nodes[index])
  }

  /// The number of a key without escapes that does not end the text.
  ///
  /// A static function, for one of the parser would copy the parser for each key.
  @inline(__always)
  private static func signature(
    ofKey node: SyntaxNode, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt64? {
    let start = Int(node.start) &+ 1
    let count = Int(node.end) &- start &- 1
    guard !node.hasEscapes, count >= 0, start &+ 8 <= bytes.count else { return nil }
    let first = word(in: bytes, at: start)
    guard count < 8 else { return mix(first, word(in: bytes, at: start &+ count &- 8), count) }
    let kept = first & ((1 &<< UInt64(8 &* count)) &- 1)
    return mix(kept, kept, count)
  }

  @inline(never)
  private func signatureOfUnusualKey(_ node: SyntaxNode) -> UInt64 {
    let text = text(ofKey: node)
    let first = Self.word(text.prefix(8))
    return Self.mix(first, text.count < 8 ? first : Self.word(text.suffix(8)), text.count)
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @inline(__always)
  private static func mix(_ first: UInt64, _ last: UInt64, _ count: Int) -> UInt64 {
    first &* 0x9E37_79B9_7F4A_7C15 ^ (last &+ UInt64(truncatingIfNeeded: count))
  }

  /// Takes the keys of the object that just ended off the list, and reports those that are double.
  @inline(__always)
  mutating func endKeys(of container: OpenContainer) {
    let first = Int(container.firstSignature)
    if keyCount &- first > Self.pairwiseLimit {
      checkManyKeys(of: container.node, from: first)
    } else if mayHaveDuplicates(from: first) {
      reportDuplicateKeys(of: container.node, among: nil)
    }
    keyCount = first
  }

  /// Adds the number of a key to those of the open objects.
  @inline(__always)
  mutating func pushSignature(ofKey index: Int) {
    let signature =
      Self.signature(ofKey: nodes[index], in: bytes) ?? signatureOfUnusualKey(nodes[index])
    if keyCount < keySignatures.count {
      keySignatures[keyCount] = signature
    } else {
      keySignatures.append(signature)
    }
    keyCount &+= 1
  }

  @inline(__always)
  private func mayHaveDuplicates(from first: Int) -> Bool {
    let count = keyCount &- first
    guard count > 1 else { return false }
    return keySignatures.withUnsafeBufferPointer { signatures in
      var later = first &+ 1
      while later < keyCount {
        var earlier = first
        while earlier < later {
          if signatures[earlier] == signatures[later] { return true }
          earlier &+= 1
        }
        later &+= 1
      }
      return false
    }
  }

  /// Compares the texts of those keys whose numbers are there twice.
  @inline(never)
  private mutating func checkManyKeys(of object: SyntaxNode.Index, from first: Int) {
    var repeated: Set<UInt64> = []
    // They are taken off the list next, so that their order is free.
    keySignatures[first..<keyCount].sort()
    for place in first &+ 1..<keyCount where keySignatures[place] == keySignatures[place &- 1] {
      repeated.insert(keySignatures[place])
    }
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
