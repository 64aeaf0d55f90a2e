import ViewTreeNumbers
import ViewTreeSyntax

/// The reason why a step can't run. It becomes a diagnostic at the step's location.
enum StepProblem: Error {
  /// No view has the name.
  case noView(String, nearest: String?)
  /// Several views have the name.
  case severalViews(String, ViewMatches)
  /// The view doesn't support the step.
  case notFor(step: String, view: String, candidates: [String])
  /// A user can't touch the view. `view` is its number in the last pass.
  case unreachable(String, view: ID<ViewRecord>, TouchObstacle, by: Touch = .tap)
  /// The control has no binding to a variable.
  case noBinding(view: String, argument: String)
  /// A script failed. The location of the problem is in the document.
  case failed(any Error)
}
