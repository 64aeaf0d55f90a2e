/// A phase of an evaluation, for measurements.
public enum EvaluationPhase: String, CaseIterable, Sendable {
  /// Views, modifiers and arguments to a layout tree and a preference graph.
  case build
  /// Layout, including content that depends on geometry.
  case layOut
  /// Preferences pulled by their readers, and the content that readers build.
  case reduce
  /// The record of the evaluation.
  case record
}
