/// A closure that ran.
package struct MeasuredClosure: Equatable, Sendable {
  /// The modifier's name.
  package var event: String
  /// The name of the preference key.
  package var key: String
  /// The kind of view with the modifier, or `nil` if it isn't a view.
  package var view: String?
  /// The number of that view among the entries of the document, or `nil` if it isn't known.
  package var number: Int?
}
