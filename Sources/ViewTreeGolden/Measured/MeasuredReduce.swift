/// A call of a key's `reduce`.
package struct MeasuredReduce: Equatable, Sendable {
  /// The name of the preference key.
  package var key: String
  /// The number of closures that had run before the call.
  package var after: Int
}
