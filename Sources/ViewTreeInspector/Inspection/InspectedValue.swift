import ViewTreeScript

/// What a closure returned: a writer's value, a transformer's or a reduce's after it, and for a
/// reader the value that it was given.
public struct InspectedValue {
  /// The value, or its first parts.
  public internal(set) var value: Value
  /// Whether parts were left out (`ValueDetail.short`, `ValueDetail.long`).
  public internal(set) var isCut: Bool
  /// How many elements an array or a dictionary has in all; `nil` for anything else.
  public internal(set) var count: Int?
}
