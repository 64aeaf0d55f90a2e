/// The treatment of golden files that aren't up to date.
public enum GoldenMode: String, CaseIterable, Sendable {
  /// Compares without writing.
  case compare
  /// Writes changed and missing golden files, and removes stale golden files.
  case update
  /// Writes changed and missing reports next to the golden files, for `viewtree review`.
  case pending
}
