import ViewTreeNumbers

/// Literal and folded scalars.
extension YAMLParser {
  /// The header of a block scalar: the rest of the line after `|` or `>`.
  private struct BlockHeader {
    enum Chomping {
      case strip, clip, keep
    }

    var isFolded: Bool
    var chomping = Chomping.clip
    /// The indentation relative to the parent node, if it's set.
    var indentation: Int?
  }

  /// One line of a block scalar.
  private struct BlockLine {
    /// The text after the indentation.
    var content: Range<Int>
    /// The offset of the next line.
    var next: Int
    var isEmpty: Bool { content.isEmpty }
  }

  /// Scans the block scalar whose indicator is the present byte, and moves after its last line.
  mutating func scanBlockScalar() throws(YAMLStop) -> YAMLScalar {
    let start = position
    let header = try readBlockHeader()
    let headerEnd = position
    moveToLine(at: endOfLineBreak(at: position))
    let indentation = try contentIndentation(header)
    var end = headerEnd
    // Line breaks after the last text. Their meaning depends on the next text.
    var pending: [Int] = []
    var isAfterText = false
    var lastIsSpaced = false
    while let line = blockLine(at: position, indentation) {
      moveToLine(at: line.next)
      if !line.isEmpty {
        let first = bytes[line.content.lowerBound]
        let isSpaced = first == Byte.space || first == Byte.tab
        let folds = header.isFolded && isAfterText && !lastIsSpaced && !isSpaced
        appendBreaks(pending, folds: folds)
        pending.removeAll(keepingCapacity: true)
        texts.append(bytes, line.content)
        isAfterText = true
        lastIsSpaced = isSpaced
        end = line.content.upperBound
      }
      // The end of the text ends a line, too.
      pending.append(line.content.upperBound)
    }
    try refuseTabAfterBlock()
    appendChomped(pending, header.chomping, isAfterText: isAfterText)
    texts.endRecord(start: start, sourceEnd: end)
    tokenEnd = end
    return YAMLScalar(
      style: .block, start: start, end: end, isDecoded: true, isOnOneLine: false)
  }

  // MARK: The header

  private mutating func readBlockHeader() throws(YAMLStop) -> BlockHeader {
    var header = BlockHeader(isFolded: bytes[position] == UInt8(ascii: ">"))
    var hasChomping = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Byte.minus || byte == Byte.plus, !hasChomping {
        header.chomping = byte == Byte.minus ? .strip : .keep
        hasChomping = true
      } else if Byte.isDigit(byte), byte != Byte.zero, header.indentation == nil {
        header.indentation = Int(byte - Byte.zero)
      } else {
        break
      }
      position += 1
    }
    let end = position
    position = endOfWhite(at: position)
    if position > end, position < bytes.count, bytes[position] == Byte.hash {
      while !isLineEnd(at: position) { position += 1 }
    }
    guard isLineEnd(at: position) else {
      throw YAMLStop(.yamlBlockHeader(at: wordRange(at: position)))
    }
    return header
  }

  /// The column of the content, from the header or from the first line with text.
  private func contentIndentation(_ header: BlockHeader) throws(YAMLStop) -> Int {
    if let indentation = header.indentation { return max(parentIndent, 0) + indentation }
    var cursor = position
    var widest = 0
    while cursor < bytes.count {
      let text = endOfSpaces(at: cursor)
      let width = text - cursor
      guard isLineEnd(at: text) else {
        guard width > parentIndent, !(width == 0 && isDocumentMarker(at: cursor)) else { break }
        if widest > width { throw YAMLStop(.yamlBlockIndentation(at: wordRange(at: text))) }
        return width
      }
      widest = max(widest, width)
      cursor = endOfLineBreak(at: text)
    }
    // There is no text, so every line is empty.
    return max(parentIndent + 1, widest)
  }

  // MARK: Lines

  /// The line at `offset`, or `nil` if it no longer belongs to the scalar.
  private func blockLine(at offset: Int, _ indentation: Int) -> BlockLine? {
    guard offset < bytes.count else { return nil }
    let text = endOfSpaces(at: offset)
    if text - offset < indentation || isLineEnd(at: text) && text - offset == indentation {
      guard isLineEnd(at: text) else { return nil }
      let next = endOfLineBreak(at: text)
      return BlockLine(content: text..<text, next: next)
    }
    guard !(indentation == 0 && isDocumentMarker(at: offset)) else { return nil }
    var end = text
    while !isLineEnd(at: end) { end += 1 }
    let next = endOfLineBreak(at: end)
    return BlockLine(content: offset + indentation..<end, next: next)
  }

  /// Refuses a tab where the lines after the scalar are indented.
  private func refuseTabAfterBlock() throws(YAMLStop) {
    let text = endOfSpaces(at: position)
    guard text < bytes.count, bytes[text] == Byte.tab else { return }
    throw YAMLStop(.yamlTabInIndentation(at: SourceRange(text, text + 1)))
  }

  private mutating func appendBreaks(_ breaks: [Int], folds: Bool) {
    guard folds else {
      for offset in breaks { texts.append(Byte.lineFeed, from: offset) }
      return
    }
    if breaks.count == 1 { texts.append(Byte.space, from: breaks[0]) }
    for offset in breaks.dropFirst() { texts.append(Byte.lineFeed, from: offset) }
  }

  /// Adds the line breaks after the last text that the chomping indicator keeps.
  private mutating func appendChomped(
    _ breaks: [Int], _ chomping: BlockHeader.Chomping, isAfterText: Bool
  ) {
    switch chomping {
    case .strip: break
    case .clip: if isAfterText { appendBreaks(Array(breaks.prefix(1)), folds: false) }
    case .keep: appendBreaks(breaks, folds: false)
    }
  }
}
