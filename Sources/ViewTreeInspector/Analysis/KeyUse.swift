import ViewTreeNumbers
import ViewTreeSyntax

/// A modifier that writes, changes or reads a preference key.
public struct KeyUse: Sendable {
  /// The location of the modifier.
  public enum Place: Hashable, Sendable {
    /// On a view of the last pass, by its index in `Inspection.views`.
    case view(ID<InspectedView>)
    /// On a view in a branch that isn't live: its name, and its `id` if that is plain text.
    case notInstantiated(name: String, id: String?)
  }

  /// The outcome of the modifier in the last pass.
  public enum Outcome: Equatable, Sendable {
    /// The value was requested, or the reader has read it.
    case ran
    /// No reader requested it, or no reader could.
    case skipped(InspectedSkip.Reason)
    /// A reader that builds content got the default, because its content has no value.
    case gotDefault
    /// It isn't part of the tree.
    case notInstantiated
  }

  /// The reason why the modifier can never have an effect, in any branch.
  public enum DeadEnd: Equatable, Sendable {
    /// No reader is above it.
    case nobodyAboveReads
    /// An enclosing modifier replaces its value. The payload is the source location of that
    /// modifier.
    case replaced(by: SyntaxNode.Index)
    /// No view or modifier inside the reader can have a value.
    case nothingInside
  }

  /// The effect on the value.
  public let role: KeyRole
  /// The modifier in `InspectionNames.modifiers`.
  public let modifier: ID<InspectionNames.Modifier>
  /// True if it writes a value without a closure.
  public let isPlainValue: Bool
  /// The source location of the modifier.
  public let syntax: SyntaxNode.Index
  /// The location of the modifier in the tree.
  public let place: Place
  /// The outcome in the last pass.
  public let outcome: Outcome
  /// True if a reader's value, which the reader passes on, was also requested from above.
  public internal(set) var isHandedOn = false
  /// The next modifier above that gets the value, as an index in `KeyGraph.Key.uses`.
  public internal(set) var next: Int?
  /// The reason why it can never have an effect, or `nil`.
  public let deadEnd: DeadEnd?
}
