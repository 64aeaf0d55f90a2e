/// A call of a key's `reduce`.
package struct MeasuredReduce: Equatable, Sendable {
  /// The name of the preference key.
  package var key: String
  /// How many closures had run when it was called.
  package var after: Int
}
