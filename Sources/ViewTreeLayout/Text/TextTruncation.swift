/// The position at which a text that does not fit is truncated (`truncationMode`).
public enum TextTruncation: UInt8, BitwiseCopyable, Sendable {
  /// At its end.
  case tail
  /// At its beginning.
  case head
  /// Between both.
  case middle
}
