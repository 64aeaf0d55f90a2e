/// What the graph asks of the layer that knows the values and the closures.
///
/// All functions may throw; what they throw goes to whoever pulled.
public protocol PreferenceClient: AnyObject {
  /// The key's `defaultValue`.
  func defaultValue(of key: PreferenceKeyID) throws -> PreferenceValueID

  /// The value of a writer: the plain value, or what the anchor closure returns.
  func write(_ token: PreferenceToken) throws -> PreferenceValueID

  /// Runs a transformer's closure on a value and returns the changed one.
  ///
  /// With `mayConsume`, nobody else will look at `value`, so that it may be changed in place.
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

  /// Whether the secondary of a content reader will have a slot for a key.
  ///
  /// Asked while the secondary is not built yet: the answer follows from the kinds of its views.
  func secondaryHasSlot(_ reader: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool

  /// Evaluates a content reader now, because a value in its secondary is needed.
  func evaluateReader(_ node: PreferenceNode.Index) throws
}
