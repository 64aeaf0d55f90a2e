import ViewTreeNumbers

/// Recovery from errors, so that editors get the nodes around the cursor.
extension YAMLParser {
  /// Reads the whole text. After an error, continues at the next line.
  mutating func readStreamWithErrors() {
    do throws(YAMLStop) {
      try checkText()
      try readPrefix()
    } catch {
      hasFailed = true
      return
    }
    while expected != .end {
      do throws(YAMLStop) {
        try readStep()
      } catch {
        skipLine()
      }
    }
    closeFlows()
    while !open.isEmpty {
      completeEntry()
      closeCollection()
    }
  }

  /// Skips the rest of the line. Flow collections end with it, and a key gets null as its value.
  private mutating func skipLine() {
    if startsLine, open.last?.isFlow ?? false {
      // Brackets that are open at the start of a line end on the line before.
      tokenEnd = max(tokenEnd, lineStart - 1)
      closeFlows()
      completeEntry()
      expected = open.isEmpty ? .end : .entry
      return
    }
    var end = position
    while !isLineEnd(at: end) { end += 1 }
    let isQuote = position < end && [Byte.quote, Byte.apostrophe].contains(bytes[position])
    if isQuote, awaitsNode {
      // An unclosed quotation ends with its line.
      let scalar = YAMLScalar(
        style: .quoted, start: position, end: end, isDecoded: false, isOnOneLine: true)
      try? append(scalar, anchor: nil)
    }
    endToken(at: end)
    closeFlows()
    completeEntry()
    expected = open.isEmpty ? .end : .entry
  }

  /// True if a value, or a key in braces, may be at the current position.
  private var awaitsNode: Bool {
    guard let collection = open.last, collection.isFlow else { return expected == .node }
    return [.entry, .value, .explicitKey].contains(collection.awaited)
  }

  private mutating func closeFlows() {
    while let collection = open.last, collection.isFlow {
      completeEntry()
      closeCollection()
    }
  }

  /// Gives a key or a dash without a value the value null.
  private mutating func completeEntry() {
    guard let collection = open.last else { return }
    let isKey = collection.isMapping && collection.awaited == .colon
    if isKey || collection.awaited == .value { appendNode(.null, tokenEnd, tokenEnd) }
    open[open.count - 1].awaited = .entry
  }
}
