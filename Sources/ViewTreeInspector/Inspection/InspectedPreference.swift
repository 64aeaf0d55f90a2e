import ViewTreeScript

/// What a reader got in one pass.
public struct InspectedPreference {
  /// One element of an array value and the view whose closure added it.
  public struct Contribution: Sendable {
    /// How many elements of the array, one after another, are the view's.
    public internal(set) var count: Int
    /// The view that wrote them.
    public internal(set) var writer: InspectedReference
  }

  /// The key in `InspectionNames.keys`.
  public internal(set) var key: Int
  /// The view that reads.
  public internal(set) var reader: InspectedReference
  /// The reader's place in `InspectionNames.modifiers`.
  public internal(set) var modifier: UInt16
  /// The pass, from 1.
  public internal(set) var pass: Int
  /// The reduced value.
  public internal(set) var value: Value
  /// Whether the value is the key's default because nothing was written.
  public internal(set) var isDefault: Bool
  /// Whether the value is the one that the evaluation before had come to.
  public internal(set) var isUnchanged: Bool
  /// How many entries of `Inspection.order` stood there when the reader got it.
  public internal(set) var position: Int
  /// How many reduces were under way then.
  public internal(set) var depth: Int
  /// How many times `reduce` was called for it.
  public internal(set) var reduces: Int
  /// Who wrote the elements of an array, in the array's order; empty where it cannot be told.
  public internal(set) var contributions: [Contribution]
}
