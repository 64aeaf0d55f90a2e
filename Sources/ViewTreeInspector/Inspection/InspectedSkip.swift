import ViewTreeNumbers
import ViewTreeSyntax

/// A closure of the last pass that didn't run, with the reason.
public struct InspectedSkip: Sendable {
  /// A modifier that replaces the value of everything inside it.
  public struct Writer: Equatable, Sendable {
    /// Its view.
    public internal(set) var view: InspectedReference
    /// Its name in `InspectionNames.modifiers`.
    public internal(set) var modifier: ID<InspectionNames.Modifier>
    /// The source line of the writer.
    public internal(set) var line: SourceLine
  }

  /// The reason why a closure didn't run (docs/explanation/preferences.md, Skipped closures).
  public enum Reason: Equatable, Sendable {
    /// No reader above requests the key.
    case unreadKey
    /// A writer closer to the reader replaces everything below it.
    case overridden(by: Writer)
    /// `reduce` at this view returned without calling `nextValue()`.
    case nextValueNotCalled(by: InspectedReference)
    /// The reader that requests the key was never evaluated itself.
    case readerNotEvaluated(InspectedReference)
    /// The closure is inside a view that `ViewThatFits` doesn't show.
    case notInstantiated
    /// The closure is in an offscreen row of a lazy container.
    case notInSight
    /// No view below an `onPreferenceChange` can have a value, so it was never installed.
    case noSlot
    /// No input has changed since it last ran.
    case clean
    /// Its inputs ran again and produced an equal value. For an `onPreferenceChange`, the value
    /// equals the last delivered one.
    case equal
    /// The reader had already received two changes in this frame (docs/explanation/updates.md,
    /// Feedback loops).
    case dropped
  }

  /// The modifier in `InspectionNames.modifiers`.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view.
  public internal(set) var view: InspectedReference
  /// The pass, from 1.
  public internal(set) var pass: Int
  /// The reason.
  public internal(set) var reason: Reason
  /// Its last run in an earlier pass of the same evaluation, if it ran in one.
  public internal(set) var earlierRun: InspectedRun?
}
