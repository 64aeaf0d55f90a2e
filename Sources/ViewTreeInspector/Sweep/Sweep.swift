import ViewTreeNumbers

/// The result of a sweep: the points at which facts change while one property changes through a
/// range.
public struct Sweep: Sendable {
  /// A range of points with the same fact about a subject.
  public struct Segment: Equatable, Sendable {
    /// The number of the first point at which it was seen.
    public let first: Int
    /// The number of the first point after it, `SweepRange.count` at the end.
    public internal(set) var end: Int
    /// The fact in the segment, or `nil` if there is none.
    public let fact: SweepFact?
  }

  /// The facts about one subject over the range.
  public struct Track: Sendable {
    /// The name of the kind.
    public let kind: String
    /// True if a fact of this kind is a fault.
    public let isFault: Bool
    /// The subject of the facts.
    public let subject: SweepSubject
    /// From one end of the range to the other, or empty if the facts differ almost everywhere.
    public let segments: [Segment]
    /// The number of facts in the first samples, if the fact changes almost everywhere.
    public let factCount: Int

    /// True if the fact is the same at all points.
    public var isConstant: Bool { segments.count == 1 }
  }

  /// The range of the sweep.
  public let range: SweepRange
  /// The number of times that the document was evaluated.
  public let evaluations: Int
  /// Changes, and faults at all points, in tree order. Tracks of the document as a whole come
  /// first, tracks of one view in the order of `SweepKind.all`.
  public let tracks: [Track]
  /// The names of views: their ids or paths where they were first seen.
  let names: [SweepView: String]
  /// The messages of diagnostics at the first point that reports them.
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

  /// The tracks with changes.
  public var changes: [Track] { tracks.filter { !$0.isConstant } }
  /// The faults at all points.
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

  /// The message of a diagnostic.
  public func message(of subject: SweepSubject) -> String { messages[subject] ?? "" }
}
