import ViewTreeNumbers

/// Where anything changes in kind while one thing about a document goes through a range.
public struct Sweep: Sendable {
  /// A run of points at which the same holds of a subject.
  public struct Segment: Equatable, Sendable {
    /// The number of the first point at which it was seen.
    public let first: Int
    /// The number of the first point behind it; `SweepRange.count` at the end.
    public internal(set) var end: Int
    /// What holds; `nil` for nothing.
    public let fact: SweepFact?
  }

  /// What is known of one subject.
  public struct Track: Sendable {
    /// The name of the kind.
    public let kind: String
    /// Whether something is wrong where a fact holds.
    public let isFault: Bool
    /// What it is about.
    public let subject: SweepSubject
    /// From one end of the range to the other; empty if there is something else almost everywhere.
    public let segments: [Segment]
    /// How many facts there were among the first samples, where there is something else almost everywhere.
    public let factCount: Int

    /// Whether the same holds at all points.
    public var isConstant: Bool { segments.count == 1 }
  }

  /// What was changed.
  public let range: SweepRange
  /// How many times the document was evaluated.
  public let evaluations: Int
  /// What changes, and what is wrong everywhere: in the order of the tree, what is about the document
  /// as a whole first, of one view in the order of `SweepKind.all`.
  public let tracks: [Track]
  /// The names of views: their ids or paths where they were first seen.
  let names: [SweepView: String]
  /// What diagnostics say where they were first told.
  let messages: [SweepSubject: String]
  private let modifiers: NameList<InspectionNames.Modifier>
  private let keys: NameList<InspectionNames.Key>

  init(
    range: SweepRange, evaluations: Int, tracks: [Track], _ subjects: SweepSubjects
  ) {
    self.range = range
    self.evaluations = evaluations
    self.tracks = tracks
    names = subjects.names
    messages = subjects.messages
    modifiers = subjects.modifiers
    keys = subjects.keys
  }

  /// What changes.
  public var changes: [Track] { tracks.filter { !$0.isConstant } }
  /// What is wrong everywhere.
  public var constants: [Track] { tracks.filter(\.isConstant) }

  /// The id or the path of a view.
  public func name(of view: SweepView) -> String { names[view] ?? "" }

  /// The name of the modifier that a closure is of.
  public func modifier(of closure: SweepClosure) -> String {
    closure.modifier.index < modifiers.count ? modifiers[closure.modifier] : ""
  }

  /// The name of the key that a closure is about.
  public func key(of closure: SweepClosure) -> String {
    closure.key.index < keys.count ? keys[closure.key] : ""
  }

  /// What a diagnostic says.
  public func message(of subject: SweepSubject) -> String { messages[subject] ?? "" }
}
