/// A closure that ran.
package struct MeasuredClosure: Equatable, Sendable {
  /// The modifier's name.
  package var event: String
  /// The name of the preference key.
  package var key: String
  /// The kind of view that it is written at, or `nil` where that is none.
  package var view: String?
  /// The number of that view among the entries of the document, or `nil` where it is not known.
  package var number: Int?
}
