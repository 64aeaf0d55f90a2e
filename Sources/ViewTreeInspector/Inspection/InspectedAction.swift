import ViewTreeScript
import ViewTreeSyntax

/// An action that ran, or another script that printed or started later work.
public struct InspectedAction {
  /// Its number among the actions of all frames, from 1.
  public internal(set) var number: Int
  /// The modifier of the action, or the called function: `async`, `Task`, `body`.
  public internal(set) var name: String
  /// The subject of the action, such as a key, a publisher, or the progress of a task.
  public internal(set) var subject: String
  /// The view of the action, or `nil` if it belongs to none.
  public internal(set) var view: InspectedReference?
  /// The source location of the script, if it isn't the action of a modifier.
  public internal(set) var syntax: SyntaxNode.Index?
  /// The pass in which it ran, or after which, or 0 before the first pass.
  public internal(set) var pass: Int
  /// True if it ran after the update and not in it.
  public internal(set) var isLater = false
  /// The time at which it ran, in seconds from the start.
  public internal(set) var time = 0.0
  /// The number of the action that started it.
  public internal(set) var starter: Int?
  /// The old and the new value, for a change.
  public internal(set) var change: (old: Value, new: Value)?
  /// The state variables that it changed, with their new values.
  public internal(set) var assigned: [(name: String, value: Value)] = []
  /// The animations of its calls of `withAnimation`, in order.
  public internal(set) var animations: [String] = []
  /// The lines that it printed.
  public internal(set) var printed: [String] = []

  /// Gives anchors in its values the numbers that they have in a list.
  mutating func renumberAnchors(_ places: [Int: Int]) {
    change?.old.renumberAnchors(places)
    change?.new.renumberAnchors(places)
    for index in assigned.indices { assigned[index].value.renumberAnchors(places) }
  }
}
