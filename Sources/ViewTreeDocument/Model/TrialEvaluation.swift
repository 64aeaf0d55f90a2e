/// The findings of an evaluation that skips errors.
package struct TrialEvaluation {
  /// The skipped errors.
  package let gaps: [EvaluationGap]
  /// The names of the components that it built.
  package let components: Set<String>

  /// Creates the findings. By default there are none.
  package init(gaps: [EvaluationGap] = [], components: Set<String> = []) {
    self.gaps = gaps
    self.components = components
  }
}
