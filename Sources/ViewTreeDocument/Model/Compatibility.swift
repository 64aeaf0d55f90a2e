/// The system whose preference rules apply, where they changed (docs/explanation/preferences.md,
/// Dynamic containers).
public enum Compatibility: String, CaseIterable, Sendable {
  /// The rules of current systems.
  case current
  /// The rules of iOS 13: a live branch without a writer contributes the default.
  case ios13
}
