import ViewTreeNumbers

/// A closure that ran, or a call of `reduce`.
public struct InspectedEvent: Sendable {
  /// The kind of closure that ran.
  public enum Kind: UInt8, Sendable {
    /// The closure of a modifier.
    case closure
    /// A key's `reduce`, at the container that folds.
    case reduce
  }

  /// The kind of closure that ran.
  public internal(set) var kind: Kind
  /// Its number among the closures, from 1 over all passes, or 0 for a reduce.
  public internal(set) var number: Int
  /// The modifier in `InspectionNames.modifiers`. Meaningless for a reduce.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view with the modifier or the fold.
  public internal(set) var view: InspectedReference
  /// The pass, from 1.
  public internal(set) var pass: Int
  /// The number of `reduce` calls in progress when it began.
  public internal(set) var depth: Int
  /// The reason why it ran again, or `nil` in a first pass, and for a reduce.
  public internal(set) var cause: InspectedCause?
}
