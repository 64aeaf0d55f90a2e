import ViewTreeNumbers

/// Decodes Unicode scalars from UTF-8 bytes. A malformed byte reads as U+FFFD.
enum UTF8Scalars {
  /// The scalar at an index below the end, and the index after it.
  static func next(
    _ bytes: UnsafePointer<UInt8>, at index: Int, end: Int
  ) -> (scalar: UInt32, next: Int) {
    let first = bytes[index]
    return first < 0x80
      ? (UInt32(first), index + 1) : multibyte(bytes, at: index, end: end, first: first)
  }

  private static func multibyte(
    _ bytes: UnsafePointer<UInt8>, at index: Int, end: Int, first: UInt8
  ) -> (scalar: UInt32, next: Int) {
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard count > 1, first < 0xF5, index + count <= end else { return (0xFFFD, index + 1) }
    var scalar = UInt32(first) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
    for offset in 1..<count {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, index + offset) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, index + count)
  }
}
