/// A place to write output to: bytes that grow, with the formatting that every report needs.
public struct ByteBuffer: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []

  /// How many bytes are kept at most, but for a few; nothing more is written then.
  public var limit = Int.max

  /// Makes an empty buffer with room for `capacity` bytes.
  public init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// The number of bytes written.
  @inlinable
  public var count: Int { bytes.count }

  /// What has been written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes back everything, keeping the room.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  // MARK: Bytes and text

  /// Writes one byte.
  public mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a text that is known when compiling.
  public mutating func append(_ text: StaticString) {
    if bytes.count > limit { return }
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text as it is.
  public mutating func append(_ text: String) {
    if bytes.count > limit { return }
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes bytes as they are.
  public mutating func append(contentsOf other: [UInt8]) {
    if bytes.count > limit { return }
    bytes.append(contentsOf: other)
  }

  /// Writes bytes as they are.
  public mutating func append(contentsOf other: UnsafeBufferPointer<UInt8>) {
    if bytes.count > limit { return }
    bytes.append(contentsOf: other)
  }

  /// Writes one byte several times; nothing if `count` is not positive.
  public mutating func append(_ byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(count, 0)))
  }

  /// Writes a text with control characters in a visible form.
  public mutating func appendEscapedForTerminal(_ text: String) {
    append(TerminalText.escaped(text))
  }

  // MARK: JSON strings

  /// Writes a text as a JSON string, in quotes, with no more escapes than JSON asks for.
  public mutating func appendJSONString(_ text: String) {
    var text = text
    text.withUTF8 { appendJSONString(utf8: $0) }
  }

  /// Writes UTF-8 as a JSON string, in quotes, with no more escapes than JSON asks for.
  public mutating func appendJSONString(utf8 text: UnsafeBufferPointer<UInt8>) {
    bytes.append(Byte.quote)
    var plainStart = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == Byte.quote || byte == Byte.backslash else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plainStart..<index]))
      appendEscape(byte)
      plainStart = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plainStart...]))
    bytes.append(Byte.quote)
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(Byte.backslash)
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case Byte.tab: bytes.append(UInt8(ascii: "t"))
    case Byte.lineFeed: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case Byte.carriageReturn: bytes.append(UInt8(ascii: "r"))
    case Byte.quote, Byte.backslash: bytes.append(byte)
    default:
      append(byte < 0x10 ? "u000" : "u001")
      let digit = byte & 0x0F
      bytes.append(digit < 10 ? Byte.zero + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
