/// The rules of well-formed UTF-8 (Unicode 16, table 3-7).
enum UTF8Sequence {
  /// The number of bytes of the well-formed sequence at the start of `bytes`, or 0.
  static func length(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return continues(bytes, 2, secondIn: 0x80...0xBF)
    case 0xE0: return continues(bytes, 3, secondIn: 0xA0...0xBF)
    case 0xED: return continues(bytes, 3, secondIn: 0x80...0x9F)
    case 0xE1...0xEF: return continues(bytes, 3, secondIn: 0x80...0xBF)
    case 0xF0: return continues(bytes, 4, secondIn: 0x90...0xBF)
    case 0xF1...0xF3: return continues(bytes, 4, secondIn: 0x80...0xBF)
    case 0xF4: return continues(bytes, 4, secondIn: 0x80...0x8F)
    default: return 0
    }
  }

  /// Returns `length` if the bytes after the first are continuations and the second byte is in its
  /// range, and 0 otherwise.
  private static func continues(
    _ bytes: UnsafeBufferPointer<UInt8>, _ length: Int, secondIn range: ClosedRange<UInt8>
  ) -> Int {
    guard bytes.count >= length, range.contains(bytes[1]) else { return 0 }
    for index in 2..<max(length, 2) where bytes[index] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The encoding that the first four bytes give away by a mark or by zeros.
  static func otherEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count >= 2, bytes.count % 2 == 0 else { return nil }
    guard (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
    let isFirst = bytes[0] == 0
    if bytes.count >= 4, (bytes[2] == 0) != isFirst || (bytes[3] == 0) == isFirst { return nil }
    return "UTF-16"
  }
}
