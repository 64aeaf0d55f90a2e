import ViewTreeNumbers

/// The parser's single pass over the bytes, with its state: nodes, open containers, and the
/// expected token.
///
/// This file is the hot path for text without errors. Error recovery is in
/// `JSONParser+Recovery.swift`.
struct JSONParser {
  /// The tokens that the grammar allows at the current position.
  enum Expected {
    case value, valueOrClose, key, keyOrClose, colon, separator
  }

  /// A container that hasn't been closed yet.
  struct OpenContainer {
    /// Its node.
    var node: SyntaxNode.Index
    /// The number of key signatures that belong to the enclosing containers.
    var firstSignature: UInt32
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: ReaderLimits
  /// True if comments and trailing commas are allowed.
  let allowsComments: Bool
  /// The offset of the next byte.
  var position = 0
  var expected = Expected.value
  /// True if the innermost open container is an object.
  var isInObject = false
  /// Set when the rest of the text isn't worth reading.
  var isStopped = false
  var nodes: SyntaxNodeRoom
  /// True if the text has more nodes than the reserved memory, so that it must be parsed again with
  /// more.
  private(set) var lacksRoom = false
  var open: [OpenContainer] = []
  /// One number per key of every open object. Equal keys have equal numbers. Elements past
  /// `keyCount` are leftovers from closed objects.
  var keySignatures: [UInt64] = []
  /// The number of keys of all open objects.
  var keyCount = 0
  var diagnostics: [Diagnostic] = []
  var hasErrors = false
  var hasMoreProblems = false
  /// The offset of the comma before the current position, for the report of a trailing comma.
  var lastComma = 0
  /// The last comments, separated only by white space.
  var lastComments = 0..<0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, into nodes: SyntaxNodeRoom, limits: ReaderLimits,
    allowsComments: Bool
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.limits = limits
    self.allowsComments = allowsComments
  }

  /// Reads the whole text.
  mutating func readDocument() {
    guard checkSize(), checkEncoding() else { return }
    while !isStopped, readNext() {}
  }

  /// Reads what the grammar allows at the present place; false at the end of the text or of the room.
  private mutating func readNext() -> Bool {
    guard !nodes.isFull else {
      lacksRoom = true
      return false
    }
    skipSpace()
    guard position < bytes.count else {
      finishAtEnd()
      return false
    }
    switch expected {
    case .value, .valueOrClose: readValue()
    case .key, .keyOrClose: readKey()
    case .colon: readColon()
    case .separator: readSeparator()
    }
    return true
  }

  mutating func skipSpace() {
    var cursor = position
    while cursor < bytes.count, Byte.isSpace(bytes[cursor]) { cursor &+= 1 }
    position = cursor
  }

  // MARK: Grammar positions

  private mutating func readValue() {
    let byte = bytes[position]
    switch byte {
    case Byte.quote:
      readString()
      expected = .separator
    case Byte.openBrace: openContainer(.object)
    case Byte.openBracket: openContainer(.array)
    case Byte.zero...Byte.nine, Byte.minus: readNumber()
    case UInt8(ascii: "t"): readLiteral("true", .true)
    case UInt8(ascii: "f"): readLiteral("false", .false)
    case UInt8(ascii: "n"): readLiteral("null", .null)
    case Byte.closeBracket where expected == .valueOrClose: closeContainer()
    default: recoverValue()
    }
  }

  private mutating func readKey() {
    switch bytes[position] {
    case Byte.quote:
      readString()
      pushSignature(ofKey: nodes.count &- 1)
      readRestOfMember()
    case Byte.closeBrace where expected == .keyOrClose: closeContainer()
    default: recoverKey()
    }
  }

  /// Reads the colon and the value after a key at once, which spares two turns of the loop.
  private mutating func readRestOfMember() {
    expected = .colon
    skipSpace()
    guard position < bytes.count, bytes[position] == Byte.colon else { return }
    position &+= 1
    expected = .value
    skipSpace()
    guard position < bytes.count else { return }
    readValue()
  }

  private mutating func readColon() {
    guard bytes[position] == Byte.colon else { return recoverColon() }
    position &+= 1
    expected = .value
  }

  private mutating func readSeparator() {
    let byte = bytes[position]
    if byte == Byte.comma, !open.isEmpty {
      lastComma = position
      position &+= 1
      expected = isInObject ? .key : .value
    } else if byte == (isInObject ? Byte.closeBrace : Byte.closeBracket), !open.isEmpty {
      closeContainer()
    } else {
      recoverSeparator()
    }
  }

  // MARK: Containers

  mutating func openContainer(_ kind: SyntaxNode.Kind) {
    guard open.count < limits.depth else { return refuseDepth() }
    open.append(
      OpenContainer(
        node: SyntaxNode.Index(truncatingIfNeeded: nodes.count),
        firstSignature: UInt32(truncatingIfNeeded: keyCount)))
    appendNode(kind, to: position &+ 1)
    isInObject = kind == .object
    expected = isInObject ? .keyOrClose : .valueOrClose
  }

  /// Ends the innermost container with the byte at the present place.
  mutating func closeContainer() {
    position &+= 1
    endContainer()
  }

  /// Ends the innermost container at the current position. There must be one.
  mutating func endContainer() {
    let container = open.removeLast()
    let index = Int(container.node)
    var node = nodes[index]
    node.end = UInt32(truncatingIfNeeded: position)
    node.next = SyntaxNode.Index(truncatingIfNeeded: nodes.count)
    nodes[index] = node
    if isInObject { endKeys(of: container) }
    if let parent = open.last {
      isInObject = nodes[Int(parent.node)].kind == .object
    } else {
      isInObject = false
    }
    expected = .separator
  }

  // MARK: Scalars

  /// Appends the node that reaches from the present place to `end`, and moves there.
  mutating func appendNode(_ kind: SyntaxNode.Kind, to end: Int, hasEscapes: Bool = false) {
    nodes.append(
      SyntaxNode(
        start: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: end),
        next: SyntaxNode.Index(truncatingIfNeeded: nodes.count &+ 1), kind: kind,
        hasEscapes: hasEscapes))
    position = end
  }

  /// Reads the literal that the present byte starts.
  private mutating func readLiteral(_ word: StaticString, _ kind: SyntaxNode.Kind) {
    let end = position &+ word.utf8CodeUnitCount
    guard end <= bytes.count else { return recoverWord() }
    for index in 0..<word.utf8CodeUnitCount
    where bytes[position &+ index] != word.utf8Start[index] {
      return recoverWord()
    }
    guard end == bytes.count || !Byte.isWord(bytes[end]) else { return recoverWord() }
    appendNode(kind, to: end)
    expected = .separator
  }

  /// Parses a number. Any other text that starts like one is an error.
  private mutating func readNumber() {
    var cursor = position
    if bytes[cursor] == Byte.minus { cursor &+= 1 }
    let integer = cursor
    cursor = endOfDigits(from: cursor)
    var isWellFormed = cursor > integer && (bytes[integer] != Byte.zero || cursor == integer + 1)
    if cursor < bytes.count, bytes[cursor] == Byte.dot {
      let fraction = cursor &+ 1
      cursor = endOfDigits(from: fraction)
      isWellFormed = isWellFormed && cursor > fraction
    }
    var exponentCount = 0
    if cursor < bytes.count, bytes[cursor] | 0x20 == UInt8(ascii: "e") {
      cursor &+= 1
      if cursor < bytes.count, bytes[cursor] == Byte.minus || bytes[cursor] == Byte.plus {
        cursor &+= 1
      }
      let exponent = cursor
      cursor = endOfDigits(from: exponent)
      exponentCount = cursor &- exponent
      isWellFormed = isWellFormed && exponentCount > 0
    }
    guard isWellFormed, cursor == bytes.count || !Byte.isWord(bytes[cursor]) else {
      return recoverNumber()
    }
    // Only an exponent of three digits, or hundreds of digits, can exceed the range of a `Double`.
    if exponentCount > 2 || cursor &- position > 200 { checkMagnitude(to: cursor) }
    appendNode(.number, to: cursor)
    expected = .separator
  }

  func endOfDigits(from start: Int) -> Int {
    var cursor = start
    while cursor < bytes.count, Byte.isDigit(bytes[cursor]) { cursor &+= 1 }
    return cursor
  }

  /// Reads the string whose opening quote is the present byte.
  private mutating func readString() {
    let end = endOfPlainText(from: position &+ 1)
    if end < bytes.count, bytes[end] == Byte.quote {
      appendNode(.string, to: end &+ 1)
    } else {
      readUnusualString(plainTo: end)
    }
  }

  /// The offset of the first byte from `start` that is a quote, a backslash, a control character,
  /// or not ASCII.
  ///
  /// Looks at eight bytes at once: in each difference below, the lowest byte that is wanted has its
  /// top bit set, and no byte under it has.
  func endOfPlainText(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    var cursor = start
    while cursor &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let found =
        ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
        | ((word &- (ones &* 0x20)) & ~word) | word
      let tops = found & (ones &* 0x80)
      if tops != 0 { return cursor &+ tops.trailingZeroBitCount / 8 }
      cursor &+= 8
    }
    while cursor < bytes.count, bytes[cursor] >= 0x20, bytes[cursor] < 0x80,
      bytes[cursor] != Byte.quote, bytes[cursor] != Byte.backslash
    { cursor &+= 1 }
    return cursor
  }
}
