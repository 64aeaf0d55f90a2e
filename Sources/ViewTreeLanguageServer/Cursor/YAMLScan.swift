import ViewTreeNumbers
import ViewTreeSyntax

/// Finds a cursor in YAML, which may be incomplete, line by line.
struct YAMLScan {
  private let bytes: [UInt8]
  private let cursor: Int
  private var scan = PathScan()

  /// The cursor at an offset.
  static func cursor(in bytes: [UInt8], at cursor: Int) -> DocumentCursor {
    var scan = YAMLScan(bytes: bytes, cursor: cursor)
    scan.run()
    return scan.scan.cursor ?? DocumentCursor(token: cursor..<cursor)
  }

  private init(bytes: [UInt8], cursor: Int) {
    self.bytes = bytes
    self.cursor = cursor
  }

  private mutating func run() {
    var place = 0
    while place <= bytes.count {
      place = readLine(from: place)
    }
  }

  // MARK: - Lines

  /// Reads a line, or several that are one value. Returns the start of the next one.
  private mutating func readLine(from start: Int) -> Int {
    let end = endOfLine(start)
    var content = start
    while content < end, bytes[content] == Byte.space { content += 1 }
    let isEmpty = content == end || bytes[content] == Byte.hash
    if isEmpty {
      if !scan.isFound, (start...end).contains(cursor), content == end || cursor < content {
        findOnEmptyLine(column: cursor - start)
      }
      return end + 1
    }
    if !scan.isFound, (start..<content).contains(cursor) {
      findOnEmptyLine(column: cursor - start)
    }
    return readEntry(from: content, column: content - start, lineStart: start)
  }

  private func endOfLine(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, !Byte.isLineEnd(bytes[end]) { end += 1 }
    return end
  }

  /// Reads dashes, a key, a value.
  private mutating func readEntry(from start: Int, column: Int, lineStart: Int) -> Int {
    let end = endOfLine(start)
    var start = start
    while isDash(start, end) {
      readDash(column: start - lineStart)
      let dash = start
      start += 1
      while start < end, bytes[start] == Byte.space { start += 1 }
      let isEmpty = start == end || bytes[start] == Byte.hash
      if !scan.isFound, cursor > dash, cursor < start || cursor == start && isEmpty {
        scan.find(.value, cursor..<cursor, mayBeKey: true)
      }
      if isEmpty { return end + 1 }
    }
    let column = start - lineStart
    leave(to: column, forList: false)
    guard let colon = colon(from: start, end) else {
      // The value of the key above, an element, or a key that is being typed.
      return readValue(from: start, end, column: column)
    }
    readKey(start, colon, column: column)
    return readValue(from: colon + 1, end, column: column)
  }

  private mutating func readDash(column: Int) {
    leave(to: column, forList: true)
    if scan.column != column || scan.isInObject != false { scan.openList(column: column) }
  }

  private mutating func readKey(_ start: Int, _ colon: Int, column: Int) {
    if scan.column != column || scan.isInObject != true { scan.openObject(column: column) }
    scan.endValue()
    let key = unquoted(start..<colon)
    if !scan.isFound, (start...colon).contains(cursor) {
      scan.find(.key(hasColon: true), key, isQuoted: key.lowerBound > start)
    }
    scan.key(String(decoding: bytes[key], as: UTF8.self))
  }

  private func isDash(_ place: Int, _ end: Int) -> Bool {
    place < end && bytes[place] == Byte.minus
      && (place + 1 == end || bytes[place + 1] == Byte.space)
  }

  /// The colon after a key on a line.
  private func colon(from start: Int, _ end: Int) -> Int? {
    var place = start
    if bytes[start] == Byte.quote || bytes[start] == Byte.apostrophe {
      place += 1
      while place < end, bytes[place] != bytes[start] {
        place += bytes[place] == Byte.backslash ? 2 : 1
      }
    } else if bytes[start] == Byte.openBrace || bytes[start] == Byte.openBracket {
      return nil
    }
    while place < end {
      if bytes[place] == Byte.colon, place + 1 >= end || bytes[place + 1] == Byte.space {
        return place
      }
      if bytes[place] == Byte.hash, place > start, bytes[place - 1] == Byte.space { return nil }
      place += 1
    }
    return nil
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 0, bytes[range.upperBound - 1] == Byte.space {
      range = range.lowerBound..<range.upperBound - 1
    }
    let quotes = [Byte.quote, Byte.apostrophe]
    guard range.count > 1, quotes.contains(bytes[range.lowerBound]) else { return range }
    let isClosed = bytes[range.upperBound - 1] == bytes[range.lowerBound]
    return range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
  }

  /// Closes the containers that do not contain a line at a column. A list may be at the column of
  /// its key.
  private mutating func leave(to column: Int, forList: Bool) {
    while scan.depth > 0, scan.column > column { scan.close() }
    guard scan.depth > 0, scan.column == column else { return }
    let isSame = forList ? scan.isInObject == false || scan.awaitsValue : scan.isInObject == true
    if !isSame { scan.close() }
  }

  // MARK: - Values

  /// Reads the value after a key or a dash.
  private mutating func readValue(from colon: Int, _ end: Int, column: Int) -> Int {
    var start = colon
    while start < end, bytes[start] == Byte.space { start += 1 }
    if start == end || bytes[start] == Byte.hash {
      if !scan.isFound, cursor >= colon, cursor <= start, cursor <= end,
        start == end || cursor < start
      {
        scan.find(.value, cursor..<cursor)
      }
      return end + 1
    }
    if !scan.isFound, (colon..<start).contains(cursor) { scan.find(.value, cursor..<cursor) }
    switch bytes[start] {
    case Byte.openBrace, Byte.openBracket:
      let (known, next) = JSONScan.through(bytes, from: start, cursor: cursor, scan)
      scan = known
      scan.endValue()
      return endOfLine(min(next, bytes.count)) + 1
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return readBlock(from: start, end, column: column)
    default: return readScalar(from: start, end, isAtLineStart: colon == start, column: column)
    }
  }

  private mutating func readScalar(
    from start: Int, _ end: Int, isAtLineStart: Bool, column: Int
  ) -> Int {
    var last = end
    if let hash = bytes[start..<end].firstIndex(of: Byte.hash), hash > start,
      bytes[hash - 1] == Byte.space
    {
      last = hash
    }
    if isAtLineStart, scan.column < column, isFollowedByKey(end, column: column) {
      scan.openObject(column: column)
    }
    // A key that is being typed is the value of none.
    let isBegunKey = isAtLineStart && scan.isInObject == true && scan.column == column
    let token = unquoted(start..<last)
    let isQuoted = token.lowerBound > start
    if !scan.isFound, (start...max(end, token.upperBound)).contains(cursor),
      cursor > start || isAtLineStart
    {
      scan.find(
        isBegunKey ? .key(hasColon: false) : .value, token, isQuoted: isQuoted,
        mayBeKey: isAtLineStart && !isQuoted)
    }
    if !isBegunKey { scan.scalar(String(decoding: bytes[token], as: UTF8.self)) }
    return end + 1
  }

  /// True if the next nonempty line has a key at a column.
  private func isFollowedByKey(_ end: Int, column: Int) -> Bool {
    var start = end
    while start < bytes.count {
      if Byte.isLineEnd(bytes[start]) {
        start += 1
        continue
      }
      let lineEnd = endOfLine(start)
      guard let content = bytes[start..<lineEnd].firstIndex(where: { $0 != Byte.space }) else {
        start = lineEnd
        continue
      }
      return content - start == column && colon(from: content, lineEnd) != nil
    }
    return false
  }

  /// Reads the lines of a block, which are indented more than its key.
  private mutating func readBlock(from start: Int, _ end: Int, column: Int) -> Int {
    var next = end + 1
    var last = end
    while next < bytes.count {
      let lineEnd = endOfLine(next)
      var content = next
      while content < lineEnd, bytes[content] == Byte.space { content += 1 }
      guard content == lineEnd || content - next > column else { break }
      last = lineEnd
      next = lineEnd + 1
    }
    if !scan.isFound, cursor > end, cursor <= last {
      scan.find(.value, end + 1..<last, isQuoted: true)
    }
    return next
  }

  // MARK: - The cursor

  /// Records a cursor on an empty line.
  private mutating func findOnEmptyLine(column: Int) {
    var known = scan
    while known.depth > 0, known.column > column { known.close() }
    if known.isInObject == true, known.column == column {
      known.endValue()
      known.find(.key(hasColon: false), cursor..<cursor)
    } else {
      known.find(.value, cursor..<cursor, mayBeKey: true)
    }
    scan.adopt(known)
  }
}
