/// The position at which text that doesn't fit is truncated (`truncationMode`).
public enum TextTruncation: UInt8, BitwiseCopyable, Sendable {
  /// At the end.
  case tail
  /// At the start.
  case head
  /// In the middle.
  case middle
}
