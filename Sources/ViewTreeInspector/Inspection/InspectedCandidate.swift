import ViewTreeNumbers

/// A closure of the last pass where it stands in view-tree order, whether it ran or not.
public struct InspectedCandidate {
  /// Whether the closure ran.
  public enum Outcome {
    /// It ran: its number among the closures (`InspectedEvent.number`).
    case ran(Int)
    /// It did not run.
    case skipped(InspectedSkip.Reason)
  }

  /// Why a closure ran at another place than it stands at (docs/semantics.md, View-tree order).
  public enum Cause: Equatable, Sendable {
    /// Actions run when all values are known.
    case action
    /// Readers ask one after another, and each runs what it needs that did not run yet.
    case severalReaders
    /// A dynamic container folds by `zIndex`.
    case zIndex
  }

  /// How a closure ran at another place than it stands at.
  public struct Displacement {
    /// Whether it ran before `other`, which it stands after; or else after it.
    public internal(set) var isEarlier: Bool
    /// The closure next to which it ran, one that kept its place: where it is in `Inspection.viewTreeOrder`.
    public internal(set) var other: ID<InspectedCandidate>
    /// Why.
    public internal(set) var cause: Cause
  }

  /// The modifier in `InspectionNames.modifiers`.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view.
  public internal(set) var view: InspectedReference
  /// Whether the closure ran.
  public internal(set) var outcome: Outcome
  /// The last run of one that did not run in the last pass, if it ran in an earlier one.
  public internal(set) var earlierRun: InspectedRun?
  /// How it ran at another place; `nil` for one that ran in its place, or not at all.
  public internal(set) var displacement: Displacement?
}
