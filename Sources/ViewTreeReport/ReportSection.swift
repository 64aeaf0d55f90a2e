/// A part of the report of `inspect`, by the name that `--only` takes.
public enum ReportSection: String, CaseIterable, Sendable {
  case views, preferences, order, skipped
  /// Closures in absent views.
  case notInstantiated = "not-instantiated"
  case anchors, state
  /// The changes of a step: moved, resized, added and removed views.
  case changed
  /// Actions that ran, and scheduled work that is still waiting.
  case actions, waiting
}
