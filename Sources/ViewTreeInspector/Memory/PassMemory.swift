import ViewTreePreferences
import ViewTreeScript

/// The memory that one pass leaves to the next: values of preferences, and captures of closures
/// (docs/explanation/updates.md, Evaluating again).
struct PassMemory {
  /// The memory of the preference graph.
  var preferences = PreferenceMemory()
  /// The value of each of its entries.
  var values: [Value] = []
  /// The captures of the closure of each entry, or `nil` without a closure.
  var closures: [ClosureMemory?] = []
  /// The sources of the parts of values that `ViewThatFits` may keep, by identity. None for the
  /// default.
  var origins: [UInt64: [InspectedPreference.Contribution]] = [:]
  /// The captures of each key's `reduce`, and the evaluation in which they last changed.
  var reduces: [(captures: [CapturedValue], since: PreferenceMemory.Version)] = []
  /// The number of anchors in all passes so far.
  var anchorCount = 0
}
