import ViewTreeNumbers

/// The text of strings, and its locations in the source.
extension SyntaxTree {
  /// The text of a string, with escapes resolved. Empty if the value isn't a string.
  public func text(_ string: Index) -> String {
    withTextBytes(string) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 of a string's text, escapes resolved.
  ///
  /// Without escapes, these are the bytes of the source itself, without a copy.
  @inlinable
  public func withTextBytes<Result>(
    _ string: Index, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let node = nodes[Int(string)]
    guard !node.hasEscapes else {
      return try unescapedBytes(string).withUnsafeBufferPointer(body)
    }
    let range = contentRange(node)
    return try source.bytes.withUnsafeBufferPointer { bytes in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// True if a string's text is `other`, compared by bytes.
  @inlinable
  public func text(_ string: Index, equals other: StaticString) -> Bool {
    guard other.hasPointerRepresentation else { return withTextBytes(string) { $0.isEmpty } }
    let count = other.utf8CodeUnitCount
    let start = other.utf8Start
    let node = nodes[Int(string)]
    if !node.hasEscapes, contentRange(node).count != count { return false }
    return withTextBytes(string) { bytes in
      guard bytes.count == count else { return false }
      for index in 0..<count where bytes[index] != start[index] { return false }
      return true
    }
  }

  /// The source offset of the byte at `offset` in the UTF-8 of a string's text.
  ///
  /// Inside an escape this is the backslash. At or past the end it's the closing quote.
  public func sourceOffset(ofTextOffset offset: Int, in string: Index) -> UInt32 {
    let node = nodes[Int(string)]
    let content = contentRange(node)
    guard node.hasEscapes else {
      return UInt32(clamping: content.lowerBound + min(max(offset, 0), content.count))
    }
    let key = texts.key(of: node, at: string)
    if let origin = texts.sourceOffset(ofTextOffset: offset, start: key) {
      return origin
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var text = EscapedText(UnsafeBufferPointer(rebasing: bytes[content]))
      var textOffset = 0
      while let piece = text.next() {
        textOffset += piece.count
        guard textOffset <= offset else {
          return UInt32(clamping: content.lowerBound + piece.sourceOffset)
        }
      }
      return UInt32(clamping: content.upperBound)
    }
  }

  /// The source range of a range of UTF-8 bytes in a string's text.
  public func sourceRange(ofTextRange range: Range<Int>, in string: Index) -> SourceRange {
    let start = sourceOffset(ofTextOffset: range.lowerBound, in: string)
    guard !range.isEmpty else { return SourceRange(start: start, end: start) }
    return SourceRange(
      start: start, end: sourceOffset(ofTextOffset: range.upperBound, in: string))
  }

  /// The offsets of the bytes between a string's quotes, if it has any. Empty if the value isn't a
  /// string.
  @inlinable
  func contentRange(_ node: SyntaxNode) -> Range<Int> {
    let quoteLength = UInt32(node.quoteLength)
    let start = Int(min(node.start &+ quoteLength, node.end))
    guard node.kind == .string else { return start..<start }
    return start..<max(start, Int(node.end) &- Int(quoteLength))
  }

  @usableFromInline
  func unescapedBytes(_ string: Index) -> [UInt8] {
    let node = nodes[Int(string)]
    let key = texts.key(of: node, at: string)
    if let text = texts.text(start: key) { return Array(text) }
    let range = contentRange(node)
    return source.bytes.withUnsafeBufferPointer { bytes in
      EscapedText.unescaped(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
