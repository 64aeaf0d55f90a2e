import ViewTreeNumbers

/// The graph's interface to the layer that knows the values and the closures.
///
/// All functions can throw. The graph rethrows their errors to the caller that pulled the value.
public protocol PreferenceClient: AnyObject {
  /// The key's `defaultValue`.
  func defaultValue(of key: PreferenceKeyID) throws -> PreferenceValueID

  /// Called if more cells are needed than `cellLimit`. Throws the client's error.
  func tooManyCells() throws

  /// Returns the value of a writer: the plain value, or the result of the anchor closure.
  func write(_ token: PreferenceToken) throws -> PreferenceValueID

  /// Runs a transformer's closure on a value and returns the changed value.
  ///
  /// With `mayConsume`, no other node reads `value` later, so the client can change it in place.
  func transform(
    _ token: PreferenceToken, _ value: PreferenceValueID, mayConsume: Bool
  ) throws -> PreferenceValueID

  /// Starts a fold: a value that `reduce` may change, made from the first operand's.
  func accumulator(from value: PreferenceValueID, mayConsume: Bool) -> PreferenceValueID

  /// Runs the key's `reduce(value:nextValue:)`, changing `accumulator` in place.
  func reduce(
    _ key: PreferenceKeyID, into accumulator: PreferenceValueID,
    nextValue: () throws -> PreferenceValueID
  ) throws

  /// True if the secondary of a content reader will have a slot for a key.
  ///
  /// Called before the secondary is built. The result follows from the kinds of its views.
  func secondaryHasSlot(_ reader: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool

  /// Evaluates a content reader now, because a value in its secondary is needed.
  func evaluateReader(_ node: PreferenceNode.Index) throws

  // MARK: - Remembered values

  /// The identity of the view or modifier of a token, equal in every evaluation.
  func identity(of token: PreferenceToken) -> UInt64

  /// The kept value at an index of the memory, for use in this evaluation.
  ///
  /// For a writer or a transformer, `token` belongs to its closure, which doesn't run.
  func recall(_ place: Int, of token: PreferenceToken?) -> PreferenceValueID

  /// The kept value at an index of the memory, if a new value equals it.
  ///
  /// For a writer or a transformer, `token` is the token of its closure, which has run.
  func unchanged(
    _ value: PreferenceValueID, since place: Int, of token: PreferenceToken?
  ) -> PreferenceValueID?

  /// The reason why a closure must run again, other than its input from below, or `nil` if it
  /// doesn't.
  func cause(of token: PreferenceToken, since place: Int) throws -> PreferenceCause?

  /// True if a variable that a key's `reduce` uses has changed since an evaluation.
  func reduceChanged(_ key: PreferenceKeyID, since evaluation: PreferenceMemory.Version) -> Bool
}

/// The defaults for a client that evaluates only once, without a cache.
extension PreferenceClient {
  /// The token itself.
  public func identity(of token: PreferenceToken) -> UInt64 { UInt64(token) }
  /// The default for clients without a memory, which is never called.
  public func recall(_ place: Int, of token: PreferenceToken?) -> PreferenceValueID {
    PreferenceValueID(place)
  }
  /// The default for clients without a memory: no value to compare with.
  public func unchanged(
    _ value: PreferenceValueID, since place: Int, of token: PreferenceToken?
  ) -> PreferenceValueID? { nil }
  /// The default for clients without a memory: every closure is new.
  public func cause(of token: PreferenceToken, since place: Int) throws -> PreferenceCause? { .new }
  /// The default for clients without a memory: every `reduce` is new.
  public func reduceChanged(
    _ key: PreferenceKeyID, since evaluation: PreferenceMemory.Version
  ) -> Bool { true }
}
