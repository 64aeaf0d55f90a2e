import ViewTreeNumbers

/// Looks at JSON value by value, as most documents are written: whatever is rarer it leaves to `JSONParser`.
///
/// Each question moves behind what it found. An answer that is no means that the text is wrong here, or only written
/// in a rarer way; nothing is said about it.
public struct JSONCursor {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte to look at.
  public var position: Int

  /// Looks at bytes from one of them on; they have to stay where they are.
  @inlinable
  public init(_ bytes: UnsafeBufferPointer<UInt8>, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The byte at the present place; 0, which no text has, at the end.
  @inlinable @inline(__always)
  public var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The bytes of a range.
  @inlinable @inline(__always)
  public func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// Whether there are no more bytes.
  public var isAtEnd: Bool { position >= bytes.count }

  /// Moves behind white space.
  @inlinable @inline(__always)
  public mutating func skipSpace() {
    guard position < bytes.count, bytes[position] <= 0x20 else { return }
    skipMoreSpace()
  }

  @usableFromInline @inline(never)
  mutating func skipMoreSpace() {
    var cursor = position
    while cursor < bytes.count, Byte.isSpace(bytes[cursor]) { cursor &+= 1 }
    position = cursor
  }

  /// Moves behind white space and a byte, if it is this one.
  @inlinable @inline(__always)
  public mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position &+= 1
    return true
  }

  /// The key of a member at or behind the present place; moves behind the colon, to the value.
  @inlinable @inline(__always)
  public mutating func key() -> UnsafeBufferPointer<UInt8>? {
    // What is changed here and put back once stays in registers meanwhile.
    var ahead = self
    ahead.skipSpace()
    guard let key = ahead.plainString(), ahead.take(0x3A) else { return nil }
    ahead.skipSpace()
    position = ahead.position
    return key
  }

  /// The inside of a string of printable ASCII without escapes whose opening quote is the present byte.
  @inlinable @inline(__always)
  public mutating func plainString() -> UnsafeBufferPointer<UInt8>? {
    guard current == 0x22 else { return nil }
    let start = position &+ 1
    let end = Self.endOfPlainText(bytes, from: start)
    guard end < bytes.count, bytes[end] == 0x22 else { return nil }
    position = end &+ 1
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// The offset of the first byte from `start` that is a quote, a backslash, a control character, or not ASCII.
  ///
  /// Looks at eight bytes at once: in each difference below, the lowest byte that is wanted has its top bit set, and
  /// no byte under it has.
  @inlinable @inline(__always)
  static func endOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
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
      bytes[cursor] != 0x22, bytes[cursor] != 0x5C
    { cursor &+= 1 }
    return cursor
  }

  /// The value of a number of up to 15 digits without an exponent, which begins with the present byte.
  @inlinable @inline(__always)
  public mutating func plainNumber() -> Double? {
    var cursor = position
    let isNegative = current == 0x2D
    if isNegative { cursor &+= 1 }
    let integer = cursor
    var mantissa: UInt64 = 0
    var fractionCount = -1
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte &- 0x30 < 10 {
        mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
        if fractionCount >= 0 { fractionCount &+= 1 }
      } else if byte == 0x2E, fractionCount < 0, cursor > integer {
        fractionCount = 0
      } else {
        break
      }
      cursor &+= 1
    }
    let length = cursor &- integer
    guard length > 0, length <= 15, fractionCount != 0, !isWord(at: cursor) else { return nil }
    // A zero leads only if it is the whole number.
    if bytes[integer] == 0x30, length > 1, bytes[integer &+ 1] != 0x2E { return nil }
    position = cursor
    let magnitude = NumberText.quotient(mantissa, tenths: max(fractionCount, 0))
    return isNegative ? -magnitude : magnitude
  }

  /// Whether a byte would belong to the word or number before it.
  @inlinable @inline(__always)
  func isWord(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return byte != 0x2C && byte != 0x7D && byte != 0x5D && byte > 0x20
  }

  /// Moves behind a value of which nothing is checked but where its strings and brackets end.
  mutating func skipValue() -> Bool {
    switch current {
    case Byte.quote: return skipString()
    case Byte.openBrace, Byte.openBracket: return skipContainer()
    default:
      let start = position
      while isWord(at: position) { position &+= 1 }
      return position > start
    }
  }

  private mutating func skipString() -> Bool {
    var cursor = Self.endOfPlainText(bytes, from: position &+ 1)
    while cursor < bytes.count, bytes[cursor] != Byte.quote {
      // What an escape stands for does not matter here, only that it is no quote.
      cursor &+= bytes[cursor] == Byte.backslash ? 2 : 1
      cursor = Self.endOfPlainText(bytes, from: cursor)
    }
    guard cursor < bytes.count else { return false }
    position = cursor &+ 1
    return true
  }

  /// Moves behind a container; its brackets are only counted.
  public mutating func skipContainer() -> Bool {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case Byte.quote:
        guard skipString() else { return false }
        continue
      case Byte.openBrace, Byte.openBracket: depth &+= 1
      case Byte.closeBrace, Byte.closeBracket:
        depth &-= 1
        if depth == 0 {
          position &+= 1
          return true
        }
      default: break
      }
      position &+= 1
    }
    return false
  }
}
