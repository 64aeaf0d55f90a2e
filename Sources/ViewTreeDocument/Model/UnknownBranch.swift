/// The views that a control form shows while its condition or its elements are unknown.
package enum UnknownBranch {
  /// The views for a condition that is true or false.
  case condition(Bool)
  /// Rows for some elements.
  case loop

  /// The number of rows of a loop.
  package static let rowCount = 3
}
