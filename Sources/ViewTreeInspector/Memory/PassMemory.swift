import ViewTreePreferences
import ViewTreeScript

/// What one pass leaves to the next: values of preferences, and what closures used
/// (docs/semantics.md, Evaluating again).
struct PassMemory {
  /// What the preference graph remembers.
  var preferences = PreferenceMemory()
  /// The value of each of its entries.
  var values: [Value] = []
  /// What the closure of each entry used, if it has one.
  var closures: [ClosureMemory?] = []
  /// Where the parts of values came from that `ViewThatFits` may keep, by identity; none for the default.
  var origins: [UInt64: [InspectedPreference.Contribution]] = [:]
  /// What the `reduce` of each key used, and the evaluation in which that was new.
  var reduces: [(captures: [CapturedValue], since: PreferenceMemory.Version)] = []
  /// How many anchors there were in all passes so far.
  var anchorCount = 0
}
