import ViewTreeSyntax

/// Finds a cursor in JSON, which may be incomplete, or in a part of YAML with brackets.
struct JSONScan {
  private let bytes: [UInt8]
  private let cursor: Int
  private var place: Int
  private let isYAML: Bool
  private var scan: PathScan
  /// The number of containers that were open before.
  private let floor: Int

  /// The cursor at an offset.
  static func cursor(in bytes: [UInt8], at cursor: Int) -> DocumentCursor {
    var scan = JSONScan(bytes, from: 0, cursor, PathScan(), isYAML: false)
    scan.run()
    return scan.scan.cursor ?? DocumentCursor(token: cursor..<cursor)
  }

  /// Scans a value with brackets in YAML. Returns the state of the scan after it, and its end.
  static func through(
    _ bytes: [UInt8], from start: Int, cursor: Int, _ known: PathScan
  ) -> (scan: PathScan, end: Int) {
    var scan = JSONScan(bytes, from: start, cursor, known, isYAML: true)
    scan.run()
    return (scan.scan, scan.place)
  }

  private init(
    _ bytes: [UInt8], from start: Int, _ cursor: Int, _ known: PathScan, isYAML: Bool
  ) {
    self.bytes = bytes
    self.cursor = cursor
    self.isYAML = isYAML
    place = start
    scan = known
    floor = known.depth
  }

  private mutating func run() {
    var isFirst = true
    while place < bytes.count, isFirst || !isYAML || scan.depth > floor {
      step()
      isFirst = false
    }
    // Behind all there is.
    if !isYAML || scan.depth > floor { findHere(before: bytes.count + 1) }
  }

  private mutating func step() {
    findHere(before: place + 1)
    switch bytes[place] {
    case Byte.openBrace: open { $0.openObject() }
    case Byte.openBracket: open { $0.openList() }
    case Byte.closeBrace, Byte.closeBracket:
      place += 1
      if scan.depth > floor { scan.close() }
      if scan.depth > floor { scan.endValue() }
    case Byte.comma:
      place += 1
      if scan.depth > floor { scan.endValue() }
    case Byte.quote: readString(Byte.quote)
    case Byte.apostrophe where isYAML: readString(Byte.apostrophe)
    case Byte.slash where !isYAML: skipComment()
    case let byte where Self.isWord(byte): readWord()
    default: place += 1
    }
  }

  private mutating func open(_ container: (inout PathScan) -> Void) {
    place += 1
    container(&scan)
  }

  /// Records a cursor between words, if it is before an index.
  private mutating func findHere(before end: Int) {
    guard !scan.isFound, cursor < end, scan.depth > floor || !isYAML else { return }
    scan.find(isAtKey ? .key(hasColon: false) : .value, cursor..<cursor)
  }

  private var isAtKey: Bool { scan.isInObject == true && !scan.awaitsValue }

  // MARK: - Words

  /// Letters that keys, numbers and names have.
  static func isWord(_ byte: UInt8) -> Bool { Byte.isWord(byte) }

  private mutating func readWord() {
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]) || isYAML && bytes[place] == Byte.space {
      if isYAML, bytes[place] == Byte.space, !continues(behind: place) { break }
      place += 1
    }
    add(start..<place, isQuoted: false, reach: start + 1...place)
  }

  /// True if a plain scalar of YAML continues after a space.
  private func continues(behind place: Int) -> Bool {
    place + 1 < bytes.count && Self.isWord(bytes[place + 1])
  }

  /// Reads a quoted string. An incomplete one ends with its line.
  private mutating func readString(_ quote: UInt8) {
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != quote, !Byte.isLineEnd(bytes[place]) {
      place += bytes[place] == Byte.backslash && quote == Byte.quote ? 2 : 1
    }
    let end = min(place, bytes.count)
    place = min(end + 1, bytes.count)
    add(start..<end, isQuoted: true, reach: start...end)
  }

  private mutating func add(_ token: Range<Int>, isQuoted: Bool, reach: ClosedRange<Int>) {
    let isKey = isAtKey
    if reach.contains(cursor) {
      scan.find(isKey ? .key(hasColon: hasColon) : .value, token, isQuoted: isQuoted)
    }
    let text = String(decoding: bytes[token], as: UTF8.self)
    if isKey {
      // A word that is being typed is no member yet.
      if hasColon { scan.key(text) }
    } else {
      scan.scalar(text)
      scan.endValue()
    }
  }

  /// True if the next character is a colon.
  private var hasColon: Bool {
    var next = place
    while next < bytes.count, Byte.isSpace(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == Byte.colon
  }

  private mutating func skipComment() {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    if next == Byte.slash {
      while place < bytes.count, !Byte.isLineEnd(bytes[place]) { place += 1 }
    } else if next == Byte.asterisk {
      place += 2
      while place < bytes.count,
        !(bytes[place] == Byte.slash && bytes[place - 1] == Byte.asterisk)
      {
        place += 1
      }
      place = min(place + 1, bytes.count)
    } else {
      place += 1
    }
  }
}
