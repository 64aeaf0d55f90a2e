import ViewTreeNumbers
import ViewTreeScript

/// The value that a reader received in one pass.
public struct InspectedPreference {
  /// Consecutive parts of a value, with their sources.
  public struct Contribution: Sendable {
    /// The maximum number of named writers.
    public static let nameLimit = 100

    /// The number of array elements or dictionary entries in it, or 1 for any other value.
    public internal(set) var count: Int
    /// The views that wrote it. There are several if `reduce` combined their values, or if they
    /// wrote equal values. Empty if they are unknown.
    public internal(set) var writers: [InspectedReference]
    /// The number of writers, including those that aren't named.
    public internal(set) var writerCount: Int
    /// The views whose transformers changed the written value, or some of which did. Without
    /// `writers`, one of them wrote it.
    public internal(set) var transformers: [InspectedReference] = []

    /// True if the contribution has no known source.
    public var isUnknown: Bool { writers.isEmpty && transformers.isEmpty }
  }

  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view that reads.
  public internal(set) var reader: InspectedReference
  /// The reader's name, as an index in `InspectionNames.modifiers`.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
  /// The pass, from 1.
  public internal(set) var pass: Int
  /// The reduced value.
  public internal(set) var value: Value
  /// True if the value is the key's default because no view wrote one.
  public internal(set) var isDefault: Bool
  /// True if the value equals the result of the previous evaluation.
  public internal(set) var isUnchanged: Bool
  /// The number of entries in `Inspection.order` when the reader received it.
  public internal(set) var position: Int
  /// The number of `reduce` calls in progress at that time.
  public internal(set) var depth: Int
  /// The number of `reduce` calls for this value.
  public internal(set) var reduces: Int
  /// The sources of the elements of an array, in order, of the entries of a dictionary, or of any
  /// other value. Empty if they are unknown.
  public internal(set) var contributions: [Contribution]
  /// The column of a split view that reads its title, by its part of the view. `nil` for any other
  /// reader.
  public internal(set) var column: Int?
}
