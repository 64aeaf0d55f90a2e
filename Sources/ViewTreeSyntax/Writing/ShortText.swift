/// A text of at most 32 bytes that is stored inline, such as a name that is written repeatedly.
/// Copies all bytes at once, regardless of the length.
public struct ShortText: Sendable {
  @usableFromInline
  let bytes: SIMD32<UInt8>
  @usableFromInline
  let count: Int

  /// The capacity, in bytes.
  @inlinable
  static var room: Int { 32 }

  /// Keeps a text, or `nil` for one that is too long.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.room else { return nil }
    var (text, bytes) = (text, SIMD32<UInt8>())
    text.withUTF8 { text in
      withUnsafeMutableBytes(of: &bytes) { $0.copyMemory(from: UnsafeRawBufferPointer(text)) }
    }
    (self.bytes, count) = (bytes, text.utf8.count)
  }

  /// Some spaces, 32 at most.
  @inlinable
  @inline(__always)
  init(spaces count: Int) {
    (bytes, self.count) = (SIMD32(repeating: UInt8(ascii: " ")), count)
  }
}

extension ByteCursor {
  /// Writes a short text if there is space for the longest one. Does nothing otherwise.
  @inlinable
  @inline(__always)
  public mutating func put(_ text: ShortText) {
    guard room >= ShortText.room, let start = next else { return giveUp() }
    UnsafeMutableRawPointer(start).storeBytes(of: text.bytes, as: SIMD32<UInt8>.self)
    next = start + text.count
    room &-= text.count
  }

  /// Writes indentation spaces, or nothing if `count` is not positive.
  @inlinable
  @inline(__always)
  public mutating func put(spaces count: Int) {
    if 0...ShortText.room ~= count, room >= ShortText.room {
      put(ShortText(spaces: count))
    } else {
      put(UInt8(ascii: " "), count: count)
    }
  }
}
