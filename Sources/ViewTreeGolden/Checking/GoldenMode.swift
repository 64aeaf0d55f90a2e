/// What a check does with golden files that are not as they should be.
public enum GoldenMode: String, CaseIterable, Sendable {
  /// Nothing is written.
  case compare
  /// What differs or is missing is written, what is stale is removed.
  case update
  /// What differs or is missing is written beside the golden file, for `viewtree review`.
  case pending
}
