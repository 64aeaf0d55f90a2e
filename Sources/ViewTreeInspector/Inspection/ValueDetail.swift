/// The amount of data that an evaluation keeps about the values that closures returned.
public enum ValueDetail: Sendable {
  /// No values.
  case none
  /// The first parts of each value, so that a list that grows from closure to closure isn't kept
  /// once per closure.
  case short
  /// More parts of each value, until the limit of a whole pass is reached. After that, as `short`.
  case long
  /// All of each value.
  case whole
}
