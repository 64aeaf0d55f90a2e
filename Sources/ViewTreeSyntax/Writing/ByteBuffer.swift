import ViewTreeNumbers

/// A growing buffer for output, with the formatting that every report needs.
public struct ByteBuffer: Sendable {
  /// The bytes before the current piece.
  @usableFromInline
  var finished: [UInt8] = []

  /// The current piece: written bytes, then free space. It remains in the processor's cache, and
  /// only whole pieces are copied to the rest. A buffer with a larger initial capacity is a single
  /// piece.
  @usableFromInline
  var piece: [UInt8] = []

  /// The number of bytes in the current piece.
  @usableFromInline
  var end = 0

  /// The approximate maximum number of bytes. Further bytes are dropped.
  public var limit = Int.max

  /// The size of a piece, in bytes.
  static let pieceSize = 1 << 14

  /// Creates an empty buffer with space for `capacity` bytes.
  public init(capacity: Int = 0) {
    guard capacity > 0 else { return }
    // Nothing is read before it's written, and capacity takes no memory until then.
    piece = Array(unsafeUninitializedCapacity: capacity) { $1 = capacity }
  }

  /// The number of bytes written.
  @inlinable
  public var count: Int { finished.count &+ end }

  /// The written bytes.
  public var bytes: ArraySlice<UInt8> { bytes(from: 0) }

  /// The written bytes from an offset on. Not copied if they are in the current piece.
  public func bytes(from start: Int) -> ArraySlice<UInt8> {
    if start >= finished.count { return piece[(start - finished.count)..<end] }
    return finished[start...] + piece[..<end]
  }

  /// The written bytes, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes and returns all written bytes.
  public mutating func takeAll() -> [UInt8] {
    var all: [UInt8] = []
    if finished.isEmpty {
      swap(&all, &piece)
      all.removeSubrange(end...)
    } else {
      finishPiece()
      swap(&all, &finished)
    }
    end = 0
    return all
  }

  /// Removes all bytes and keeps the capacity.
  public mutating func removeAll() {
    finished.removeAll(keepingCapacity: true)
    end = 0
  }

  /// Removes the bytes from an offset on, keeping the capacity.
  public mutating func remove(from start: Int) {
    if start < finished.count {
      finishPiece()
      finished.removeSubrange(start...)
    } else {
      end = min(end, start - finished.count)
    }
  }

  // MARK: Capacity

  /// Lets `body` write up to `capacity` bytes after the existing bytes. It returns the number of
  /// written bytes.
  ///
  /// The bytes are initialized instead of updated, so that the compiler knows that they aren't
  /// read.
  @inlinable
  mutating func write(
    atMost capacity: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if piece.count &- end < capacity { makeRoom(for: capacity) }
    let start = end
    end = piece.withUnsafeMutableBufferPointer { piece in
      piece.baseAddress.map { start &+ body($0 + start) } ?? start
    }
  }

  /// Makes space for more bytes in the current piece. A full piece is finished first.
  @usableFromInline
  @inline(never)
  mutating func makeRoom(for capacity: Int) {
    if piece.count >= Self.pieceSize { finishPiece() }
    let missing = capacity - (piece.count - end)
    guard missing > 0 else { return }
    piece.append(contentsOf: repeatElement(0, count: max(missing, piece.count, 64)))
  }

  mutating func finishPiece() {
    if finished.isEmpty, piece.count > Self.pieceSize {
      swap(&finished, &piece)
      finished.removeSubrange(end...)
    } else {
      finished.append(contentsOf: piece[..<end])
    }
    end = 0
  }

  // MARK: Bytes and text

  /// Writes one byte.
  @inlinable
  public mutating func append(_ byte: UInt8) {
    write(atMost: 1) {
      $0.pointee = byte
      return 1
    }
  }

  // Inlined, so that a few known bytes need no loop.

  /// Writes a compile-time constant.
  @inlinable
  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Writes text between two compile-time constants, such as the name of a member in JSON.
  public mutating func append(
    _ before: StaticString, _ text: StaticString, _ after: StaticString
  ) {
    let counts = (before.utf8CodeUnitCount, text.utf8CodeUnitCount, after.utf8CodeUnitCount)
    guard count <= limit else { return }
    write(atMost: counts.0 + counts.1 + counts.2) { start in
      start.initialize(from: before.utf8Start, count: counts.0)
      (start + counts.0).initialize(from: text.utf8Start, count: counts.1)
      (start + counts.0 + counts.1).initialize(from: after.utf8Start, count: counts.2)
      return counts.0 + counts.1 + counts.2
    }
  }

  /// Writes text unchanged.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Writes bytes unchanged.
  public mutating func append(contentsOf other: [UInt8]) {
    other.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Writes bytes unchanged.
  public mutating func append(contentsOf other: ArraySlice<UInt8>) {
    other.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Writes bytes unchanged.
  @inlinable
  public mutating func append(contentsOf other: UnsafeBufferPointer<UInt8>) {
    guard count <= limit, let start = other.baseAddress else { return }
    write(atMost: other.count) {
      $0.initialize(from: start, count: other.count)
      return other.count
    }
  }

  /// Writes one byte several times, if `count` is positive.
  public mutating func append(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    write(atMost: count) {
      $0.initialize(repeating: byte, count: count)
      return count
    }
  }

  /// Writes text with control characters in a visible form.
  public mutating func appendEscapedForTerminal(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { text in
      guard TerminalText.isPlain(text) else { return false }
      append(contentsOf: text)
      return true
    }
    if !isPlain { append(TerminalText.escaped(text)) }
  }

  // MARK: JSON strings

  /// Writes text as a JSON string, in quotes, with only the required escapes.
  public mutating func appendJSONString(_ text: String) {
    var text = text
    text.withUTF8 { appendJSONString(utf8: $0) }
  }

  /// Writes UTF-8 as a JSON string, in quotes, with only the required escapes.
  public mutating func appendJSONString(utf8 text: UnsafeBufferPointer<UInt8>) {
    append(Byte.quote)
    var plainStart = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == Byte.quote || byte == Byte.backslash else { continue }
      appendWhole(UnsafeBufferPointer(rebasing: text[plainStart..<index]))
      appendEscape(byte)
      plainStart = index + 1
    }
    appendWhole(UnsafeBufferPointer(rebasing: text[plainStart...]))
    append(Byte.quote)
  }

  /// Writes bytes that are useless without the rest, regardless of the limit.
  private mutating func appendWhole(_ other: UnsafeBufferPointer<UInt8>) {
    guard let start = other.baseAddress else { return }
    write(atMost: other.count) {
      $0.initialize(from: start, count: other.count)
      return other.count
    }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append(Byte.backslash)
    switch byte {
    case 0x08: append(UInt8(ascii: "b"))
    case Byte.tab: append(UInt8(ascii: "t"))
    case Byte.lineFeed: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case Byte.carriageReturn: append(UInt8(ascii: "r"))
    case Byte.quote, Byte.backslash: append(byte)
    default:
      append(byte < 0x10 ? "u000" : "u001")
      let digit = byte & 0x0F
      append(digit < 10 ? Byte.zero + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
