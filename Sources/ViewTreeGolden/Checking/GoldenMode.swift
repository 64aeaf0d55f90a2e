/// The treatment of golden files that are not up to date.
public enum GoldenMode: String, CaseIterable, Sendable {
  /// Nothing is written.
  case compare
  /// Writes changed and missing golden files, and removes stale ones.
  case update
  /// Writes changed and missing reports next to the golden files, for `viewtree review`.
  case pending
  /// Golden files of older versions of the format are written in the present one, if what they say
  /// of frames, values and order is what the reports say today.
  case migrate
}
