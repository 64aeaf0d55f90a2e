import ViewTreeNumbers

/// A closure of the last pass at its position in view-tree order, with or without a run.
public struct InspectedCandidate {
  /// The outcome of a closure: its run, or the reason why it didn't run.
  public enum Outcome {
    /// Its number among the closures that ran (`InspectedEvent.number`).
    case ran(Int)
    /// It didn't run.
    case skipped(InspectedSkip.Reason)
  }

  /// The reason why a closure ran out of tree order (docs/explanation/preferences.md, View-tree
  /// order).
  public enum Cause: Equatable, Sendable {
    /// It's an action, which runs when all values are known.
    case action
    /// Readers ask one after another, and each one runs the closures that it needs and that didn't
    /// run yet.
    case severalReaders
    /// A dynamic container folds by `zIndex`.
    case zIndex
  }

  /// The displacement of a closure that ran out of view-tree order.
  public struct Displacement {
    /// True if it ran before `other`, although it follows it in the tree. False for the opposite.
    public internal(set) var isEarlier: Bool
    /// The closure next to which it ran and which kept its position, as an index in
    /// `Inspection.viewTreeOrder`.
    public internal(set) var other: ID<InspectedCandidate>
    /// The reason.
    public internal(set) var cause: Cause
  }

  /// The modifier in `InspectionNames.modifiers`.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view.
  public internal(set) var view: InspectedReference
  /// The outcome of the closure.
  public internal(set) var outcome: Outcome
  /// The last run in an earlier pass of a closure that didn't run in the last pass.
  public internal(set) var earlierRun: InspectedRun?
  /// The displacement, or `nil` for a closure that ran in tree order, or not at all.
  public internal(set) var displacement: Displacement?
}
