import ViewTreeNumbers
import ViewTreePreferences

/// Adjacent views of a container that are one operand of its folds.
struct OperandRun {
  /// The position of their nodes in the graph.
  let mark: PreferenceGraph.Mark
  /// The first of the views, if there are any.
  let firstView: ID<ViewRecord>
}
