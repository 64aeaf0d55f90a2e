/// The amount of data that an evaluation keeps about the values that closures returned.
public enum ValueDetail: Sendable {
  /// Nothing.
  case none
  /// The first parts of each value, so that a list that grows from closure to closure is not kept
  /// as many times as there are closures.
  case short
  /// More parts of each value, as long as those of a whole pass are not too many; then as `short`.
  case long
  /// All of each value.
  case whole
}
