/// A part of an evaluation, for those who measure it.
public enum EvaluationPhase: String, CaseIterable, Sendable {
  /// Views, modifiers and arguments to a layout tree and a preference graph.
  case build
  /// Sizes and places, with the content that depends on geometry.
  case layOut
  /// Preferences pulled by their readers, and the content that readers build.
  case reduce
  /// The record of the evaluation.
  case record
}
