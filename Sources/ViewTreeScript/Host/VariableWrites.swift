/// The assignments of scripts to variables of the document, for a host that records or defers them.
///
/// During a view update, variables keep their values. Assignments wait for `commit`, as in SwiftUI,
/// where a body sees the state from the start of the update.
public final class VariableWrites {
  /// A variable with its pending value.
  struct Pending {
    let environment: ScriptEnvironment
    let index: Int
    var value: Value
  }

  /// The part of a script that changed a variable.
  public struct Place: Equatable {
    /// The bytes of its text.
    public let range: Range<Int>
    /// The text, as the `origin` that was passed to the compiler.
    public let origin: Int
    /// True if a published property of an `ObservableObject` changed.
    public var isPublished = false
  }

  /// The variables of a level of names before the first of them was changed.
  public struct Former {
    /// The level.
    public let environment: ScriptEnvironment
    /// The previous values of the variables.
    public let values: [Value]
  }

  /// True while views are being updated.
  public var isUpdating = false {
    didSet { if isUpdating, !oldValue { update += 1 } }
  }
  /// The number of updates until now, the current one included.
  private var update = 0
  /// The parts of scripts that assigned something during the update, since they were taken last.
  public private(set) var places: [Place] = []
  private var pending: [Pending] = []
  private var former: [Former]?
  /// The location of the node that is about to change a variable.
  var place = Place(range: 0..<0, origin: 0)

  /// Creates a list without writes.
  public init() {}

  /// True if no assignment is pending.
  public var isEmpty: Bool { pending.isEmpty }

  /// The pending assignments, in the order of their variables' first assignment.
  public var pendingVariables: [(environment: ScriptEnvironment, index: Int, value: Value)] {
    pending.map { ($0.environment, $0.index, $0.value) }
  }

  /// The locations of assignments since the last call.
  public func takePlaces() -> [Place] {
    defer { places = [] }
    return places
  }

  /// Applies the pending assignments. If there are several assignments to parts of a variable, only
  /// the last assignment applies, because each began with the original value.
  public func commit() {
    for write in pending { write.environment.values[write.index] = write.value }
    pending = []
  }

  /// Discards the pending assignments.
  public func discard() {
    pending = []
    places = []
  }

  /// Starts recording the previous values of variables that change outside updates.
  public func beginAction() { former = [] }

  /// The previous values of the variables that changed since the action began, each level once, in
  /// order.
  public func endAction() -> [Former] {
    defer { former = nil }
    return former ?? []
  }

  /// Runs a function only for its result. Its assignments are discarded.
  public func aside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (isUpdating, places, pending)
    isUpdating = true
    defer { (isUpdating, places, pending) = outer }
    return try body()
  }

  /// The number of the current update, or `nil` outside updates.
  var currentUpdate: Int? { isUpdating ? update : nil }

  func note(_ environment: ScriptEnvironment) {
    guard let known = former, !known.contains(where: { $0.environment === environment }) else {
      return
    }
    former?.append(Former(environment: environment, values: environment.values))
  }

  func keep(_ value: Value, for environment: ScriptEnvironment, _ index: Int) {
    if places.last != place { places.append(place) }
    let known = pending.firstIndex { $0.environment === environment && $0.index == index }
    if let known {
      pending[known].value = value
    } else {
      pending.append(Pending(environment: environment, index: index, value: value))
    }
  }
}
