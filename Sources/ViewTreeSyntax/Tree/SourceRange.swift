/// A range of a source file, in bytes: `start` is inside, `end` is one past the last byte.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte. Equal to `start` for a position between two bytes.
  public var end: UInt32

  /// Creates a range from byte offsets. `end` is never before `start`.
  @inlinable
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates a range from `Int` offsets, clamped to 32 bits.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.init(start: UInt32(clamping: start), end: UInt32(clamping: end))
  }
}
