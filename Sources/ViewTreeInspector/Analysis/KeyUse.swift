import ViewTreeNumbers
import ViewTreeSyntax

/// A modifier that writes, changes or reads a preference key.
public struct KeyUse: Sendable {
  /// Where it is.
  public enum Place: Hashable, Sendable {
    /// On a view of the last pass: its place in `Inspection.views`.
    case view(ID<InspectedView>)
    /// On a view of a branch that is not live: its name, and its `id` if that is plain text.
    case notInstantiated(name: String, id: String?)
  }

  /// What became of it in the last pass.
  public enum Outcome: Equatable, Sendable {
    /// The value was asked for; a reader has read it.
    case ran
    /// Nobody asked, or nobody could.
    case skipped(InspectedSkip.Reason)
    /// A reader that builds content got the default, for nothing inside it has a value.
    case gotDefault
    /// It is not part of the tree.
    case notInstantiated
  }

  /// What can never come of it, whatever branches are live.
  public enum DeadEnd: Equatable, Sendable {
    /// No reader is above it.
    case nobodyAboveReads
    /// A modifier around it replaces what it writes: its place in the document.
    case replaced(by: SyntaxNode.Index)
    /// Nothing inside the reader can have a value.
    case nothingInside
  }

  /// What it does.
  public let role: KeyRole
  /// The modifier in `InspectionNames.modifiers`.
  public let modifier: ID<InspectionNames.Modifier>
  /// Whether it writes a value without a closure.
  public let isPlainValue: Bool
  /// Where the modifier stands in the document.
  public let syntax: SyntaxNode.Index
  /// Where it is.
  public let place: Place
  /// What became of it.
  public let outcome: Outcome
  /// Whether a reader's value was asked for from above, too: a reader lets it pass.
  public internal(set) var isHandedOn = false
  /// The next modifier upwards that gets the value: its place in `KeyGraph.Key.uses`.
  public internal(set) var next: Int?
  /// What can never come of it.
  public let deadEnd: DeadEnd?
}
