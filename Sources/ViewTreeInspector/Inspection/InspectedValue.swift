import ViewTreeScript

/// The value that a closure returned. For a transformer or a `reduce`, it's the value after the
/// call. For a reader, it's the value that the reader received.
public struct InspectedValue {
  /// The value, or its first parts.
  public internal(set) var value: Value
  /// True if parts are omitted (`ValueDetail.short`, `ValueDetail.long`).
  public internal(set) var isCut: Bool
  /// The number of all elements of an array or a dictionary, or `nil` for any other value.
  public internal(set) var count: Int?
}
