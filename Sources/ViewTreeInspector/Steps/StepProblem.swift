import ViewTreeNumbers

/// Why a step cannot happen; it becomes a diagnostic where the step is written.
enum StepProblem: Error {
  /// No view has the name.
  case noView(String, nearest: String?)
  /// Several views have the name.
  case severalViews(String, ViewMatches)
  /// The view is none that takes part in this.
  case notFor(step: String, view: String, candidates: [String])
  /// A person cannot touch the view, which has a number in the last pass.
  case unreachable(String, view: ID<ViewRecord>, TouchObstacle)
  /// The control has no binding to a variable.
  case noBinding(view: String, argument: String)
  /// A script failed; its problem stands in the document.
  case failed(any Error)
}
