import ViewTreeNumbers

/// The text of a JSON string, piece by piece, each with its source bytes.
///
/// Expects the bytes between the quotes. Invalid text (a bad escape, half a surrogate pair) becomes
/// U+FFFD, so that a tree with errors can also be read.
struct EscapedText {
  /// One character of the text, or a single byte of a longer one.
  struct Piece {
    /// The start of the piece, counted from the first byte after the opening quote.
    var sourceOffset: Int
    /// The number of source bytes.
    var sourceCount: Int
    /// The UTF-8 bytes of the piece, the first in the lowest byte.
    var bytes: UInt32
    /// The number of valid bytes in `bytes`, 1 to 4.
    var count: Int
  }

  let source: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  /// The next piece, or `nil` at the end.
  mutating func next() -> Piece? {
    guard offset < source.count else { return nil }
    let start = offset
    guard source[start] == Byte.backslash, start + 1 < source.count else {
      offset += 1
      return Piece(sourceOffset: start, sourceCount: 1, bytes: UInt32(source[start]), count: 1)
    }
    let letter = source[start + 1]
    offset += 2
    if let byte = Self.byte(forEscape: letter) {
      return Piece(sourceOffset: start, sourceCount: 2, bytes: UInt32(byte), count: 1)
    }
    let scalar = letter == UInt8(ascii: "u") ? unicodeEscape(from: start) : nil
    let (bytes, count) = Self.encode(scalar ?? "\u{FFFD}")
    return Piece(sourceOffset: start, sourceCount: offset - start, bytes: bytes, count: count)
  }

  /// Reads `\uXXXX` at `start`, or two of them that form a pair, and moves past them.
  private mutating func unicodeEscape(from start: Int) -> Unicode.Scalar? {
    guard let unit = Self.codeUnit(source, at: start) else { return nil }
    offset = start + 6
    guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) }
    guard let low = Self.codeUnit(source, at: offset), low & 0xFC00 == 0xDC00 else { return nil }
    offset += 6
    return Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF))
  }

  /// The whole text as UTF-8.
  static func unescaped(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var text = EscapedText(source)
    while let piece = text.next() {
      for index in 0..<piece.count {
        result.append(UInt8(truncatingIfNeeded: piece.bytes >> UInt32(8 * index)))
      }
    }
    return result
  }

  /// The code unit of the escape `\uXXXX` at `offset`, or `nil` if there is none.
  static func codeUnit(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32? {
    guard offset + 6 <= source.count, source[offset] == Byte.backslash,
      source[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Byte.hexadecimalValue(source[index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The byte for a backslash and `letter`, or `nil`.
  static func byte(forEscape letter: UInt8) -> UInt8? {
    switch letter {
    case Byte.quote, Byte.backslash, Byte.slash: return letter
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return Byte.lineFeed
    case UInt8(ascii: "r"): return Byte.carriageReturn
    case UInt8(ascii: "t"): return Byte.tab
    default: return nil
    }
  }

  /// The UTF-8 of one character, the first byte lowest, and how many bytes it has.
  private static func encode(_ scalar: Unicode.Scalar) -> (bytes: UInt32, count: Int) {
    var bytes: UInt32 = 0
    var count = 0
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bytes |= UInt32(byte) << UInt32(8 * count)
      count += 1
    }
    return (bytes, count)
  }
}
