import ViewTreeSyntax

/// Cursors in YAML outside brackets, where columns decide.
extension TreeCursor {
  /// A block collection around the cursor, with its entry at the cursor or before it.
  private struct Block {
    let node: Index
    let column: Int
    /// The key of the entry, in a mapping.
    var key: Index?
    /// The value of the entry.
    var value: Index?
  }

  /// The line of the cursor.
  private struct Line {
    let start: Int
    /// The first character that isn't a space.
    let content: Int
    let end: Int
  }

  mutating func inBlock() -> DocumentCursor {
    if isFlow(0) { return contains(0) ? inFlow(0) : at(.value) }
    var blocks = self.blocks
    if let value = blocks.last?.value, contains(value) {
      for block in blocks { append(step(of: block)) }
      return inFlow(value)
    }
    if let last = blocks.last, let value = last.value, let token = blockScalar(value, last.column) {
      for block in blocks { append(step(of: block)) }
      var found = at(.value)
      (found.token, found.isQuoted) = (token, true)
      return found
    }
    let line = self.line
    let isComment = line.content < line.end && bytes[line.content] == Byte.hash
    if isComment, cursor >= line.content { return at(.value) }
    if isBareWord(line) { return inBareWord(line) }
    if cursor < line.content || line.content == line.end {
      return onEmptyLine(&blocks, column: cursor - line.start)
    }
    // A line with a syntax error has no entry, so its column determines the block.
    guard hasEntry(line, blocks.last) else {
      return onEmptyLine(&blocks, column: line.content - line.start)
    }
    return inEntry(blocks)
  }

  // MARK: - Collections

  /// The block collections that start before the cursor and didn't end with a flow or a scalar.
  private var blocks: [Block] {
    var blocks: [Block] = []
    var next: Index? = 0
    while let node = next, !isFlow(node) {
      next = nil
      switch tree.kind(node) {
      case .object:
        var block = Block(node: node, column: column(node))
        for (key, value) in tree.members(node) where Int(tree.start(key)) <= cursor {
          (block.key, block.value) = (key, value)
        }
        blocks.append(block)
        next = block.value
      case .array:
        var block = Block(node: node, column: column(node))
        for element in tree.elements(node) where Int(tree.start(element)) <= cursor {
          block.value = element
        }
        blocks.append(block)
        next = block.value
      default: break
      }
      if let inner = next, Int(tree.start(inner)) > cursor { next = nil }
      // The values of an alias are at another location.
      if let inner = next, let key = blocks.last?.key, tree.start(inner) < tree.start(key) {
        next = nil
      }
    }
    return blocks
  }

  private func column(_ node: Index) -> Int {
    let start = Int(tree.start(node))
    return start - startOfLine(start)
  }

  private func step(of block: Block) -> PathStep {
    guard tree.kind(block.node) == .object else { return .element }
    return block.key.map { step($0, in: block.node) } ?? .member("", of: PathObject())
  }

  // MARK: - Lines

  private func startOfLine(_ offset: Int) -> Int {
    (bytes[..<offset].lastIndex(where: Byte.isLineEnd) ?? -1) + 1
  }

  private var line: Line {
    let (start, end) = (startOfLine(cursor), endOfLine(cursor))
    let content = bytes[start..<end].firstIndex { $0 != Byte.space } ?? end
    return Line(start: start, content: content, end: end)
  }

  /// True if the line is a word without a colon: an unfinished key, or a value on a separate line.
  private func isBareWord(_ line: Line) -> Bool {
    guard line.content < line.end, cursor >= line.content else { return false }
    let text = bytes[line.content..<line.end]
    let others = [Byte.minus, Byte.quote, Byte.apostrophe, Byte.openBrace, Byte.openBracket]
    guard let first = text.first, first != Byte.hash, !others.contains(first) else { return false }
    return !text.indices.contains { place in
      text[place] == Byte.colon && (place + 1 == line.end || text[place + 1] == Byte.space)
    }
  }

  /// The cursor in a bare word: the position of the word in the text without it.
  private func inBareWord(_ line: Line) -> DocumentCursor {
    var others = bytes
    for place in line.content..<line.end { others[place] = Byte.space }
    var search = TreeCursor(others, line.content, isYAML: true)
    var blocks = search.blocks
    var found = search.onEmptyLine(&blocks, column: line.content - line.start)
    found.token = word(line.content..<line.end)
    return found
  }

  /// A range without a comment, and without the spaces at its end.
  private func word(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    for place in range.dropFirst() where bytes[place] == Byte.hash && bytes[place - 1] == Byte.space
    {
      end = place
      break
    }
    while end > range.lowerBound, bytes[end - 1] == Byte.space { end -= 1 }
    return range.lowerBound..<end
  }

  /// The cursor at a column of a line without content.
  private mutating func onEmptyLine(_ blocks: inout [Block], column: Int) -> DocumentCursor {
    while let last = blocks.last, last.column > column { blocks.removeLast() }
    // The line may begin a mapping that continues on the next lines.
    if let value = blocks.last?.value, tree.kind(value) == .object, !isFlow(value),
      Int(tree.start(value)) > cursor, self.column(value) == column
    {
      blocks.append(Block(node: value, column: column))
    }
    guard let last = blocks.last, tree.kind(last.node) == .object, last.column == column else {
      for block in blocks { append(step(of: block)) }
      return at(.value, mayBeKey: true)
    }
    for block in blocks.dropLast() { append(step(of: block)) }
    return at(.key(hasColon: false), of: last.node)
  }

  // MARK: - Entries

  /// True if the entry of a block starts on a line.
  private func hasEntry(_ line: Line, _ block: Block?) -> Bool {
    guard let block else { return false }
    let starts = [block.key, block.value, block.node].compactMap { $0.map { Int(tree.start($0)) } }
    return starts.contains { line.start <= $0 && $0 <= line.end }
  }

  /// The cursor on a line with a key, a value or a dash.
  private mutating func inEntry(_ blocks: [Block]) -> DocumentCursor {
    guard let last = blocks.last else { return at(.value, mayBeKey: true) }
    for block in blocks.dropLast() { append(step(of: block)) }
    if let key = last.key, cursor <= colon(after: key) {
      return at(.key(hasColon: true), key, of: last.node)
    }
    append(step(of: last))
    guard let value = last.value, tree.start(value) < tree.range(value).end,
      tree.kind(value) != .object, tree.kind(value) != .array
    else { return at(.value, mayBeKey: last.key == nil) }
    let start = Int(tree.start(value))
    let isAtStart =
      last.key == nil
      || startOfLine(start) != startOfLine(Int(tree.start(last.node)))
        && bytes[startOfLine(start)..<start].allSatisfy { $0 == Byte.space }
    guard cursor > start || isAtStart && cursor == start, cursor <= endOfLine(start) else {
      return at(.value, mayBeKey: last.key == nil)
    }
    let isQuoted = content(of: value).lowerBound > start
    return at(.value, value, mayBeKey: isAtStart && !isQuoted)
  }

  private func colon(after key: Index) -> Int {
    let end = Int(tree.range(key).end)
    return bytes[end...].firstIndex { $0 != Byte.space } ?? bytes.count
  }

  /// The lines of a block scalar, if the cursor is in them. `column` is that of its key.
  private func blockScalar(_ node: Index, _ column: Int) -> Range<Int>? {
    let (start, end) = (Int(tree.start(node)), Int(tree.range(node).end))
    guard tree.kind(node) == .string, start < end,
      bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">")
    else { return nil }
    let first = endOfLine(start) + 1
    var last = endOfLine(min(end, bytes.count))
    // Lines that are being added are still empty.
    if cursor > last, cursor - startOfLine(cursor) > column,
      bytes[last..<cursor].allSatisfy(Byte.isSpace)
    {
      last = endOfLine(cursor)
    }
    return first <= cursor && cursor <= last && first <= last ? first..<last : nil
  }
}
