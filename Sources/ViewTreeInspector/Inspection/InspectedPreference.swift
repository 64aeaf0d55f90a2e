import ViewTreeNumbers
import ViewTreeScript

/// What a reader got in one pass.
public struct InspectedPreference {
  /// Parts of a value, one after another, and where they came from.
  public struct Contribution: Sendable {
    /// How many writers are named.
    public static let nameLimit = 100

    /// How many elements of an array or entries of a dictionary it is about; 1 for any other value.
    public internal(set) var count: Int
    /// The views that wrote them: several where `reduce` made one value of theirs, or where they wrote
    /// the same. Empty where it cannot be told.
    public internal(set) var writers: [InspectedReference]
    /// How many there are, those that are not named included.
    public internal(set) var writerCount: Int
    /// The views whose transformers changed what was written; of several, one did or all. Without
    /// `writers`, those one of which wrote it.
    public internal(set) var transformers: [InspectedReference] = []

    /// Whether nothing is known.
    public var isUnknown: Bool { writers.isEmpty && transformers.isEmpty }
  }

  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view that reads.
  public internal(set) var reader: InspectedReference
  /// The reader's place in `InspectionNames.modifiers`.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
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
  /// Where the elements of an array came from, in the array's order, the entries of a dictionary, or
  /// a value that is neither; empty where it cannot be told.
  public internal(set) var contributions: [Contribution]
}
