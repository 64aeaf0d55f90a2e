import ViewTreeNumbers
import ViewTreeScript

/// A log of the scripts that ran, without preference closures, in order, with their output.
struct ActionLog {
  /// A level of variables that an action changed.
  struct Change {
    let environment: ScriptEnvironment
    let before: [Value]
    let after: [Value]
  }

  /// An entry. Its view and the names of its variables are resolved when the pass is recorded.
  struct Entry {
    var action: InspectedAction
    var view: ActionView
    /// The variables that it changed, until they are named.
    var changes: [Change] = []
    /// The script that ran in an update. Its next line of output is added to the same entry.
    var running: RunningScript?
  }

  private(set) var entries: [Entry] = []
  /// The entries before this one have named views.
  private var firstUnnamed = 0
  /// The entries whose changes aren't named yet.
  private var changed: [Int] = []
  /// The number of entries in all frames.
  private(set) var count = 0
  /// The views of entries that were taken and that later work may name.
  private var formerViews: [Int: ActionView] = [:]
  /// Output whose line isn't complete yet.
  private var line = ""

  /// Adds an entry and returns its number.
  mutating func add(_ action: InspectedAction, _ view: ActionView, running: RunningScript? = nil)
    -> Int
  {
    count += 1
    var action = action
    action.number = count
    entries.append(Entry(action: action, view: view, running: running))
    return count
  }

  /// The entry for output of a script that runs in an update: the last entry, if it belongs to the
  /// same script and pass.
  func entry(of running: RunningScript, pass: Int) -> Int? {
    guard let last = entries.last, last.running == running, last.action.pass == pass else {
      return nil
    }
    return last.action.number
  }

  /// Appends text to the output of an entry, line by line when a line is complete.
  mutating func write(_ text: String, to number: Int) {
    guard let place = place(of: number) else { return }
    var rest = text[...]
    while let end = rest.firstIndex(of: "\n") {
      entries[place].action.printed.append(line + rest[..<end])
      line = ""
      rest = rest[rest.index(after: end)...]
    }
    line += rest
  }

  /// Adds the animation of a change to an entry.
  mutating func animate(_ animation: String, in number: Int) {
    guard let place = place(of: number) else { return }
    entries[place].action.animations.append(animation)
  }

  /// Records the changes of an entry.
  mutating func note(_ change: Change, of number: Int) {
    guard let place = place(of: number) else { return }
    if entries[place].changes.isEmpty { changed.append(place) }
    entries[place].changes.append(change)
  }

  /// The view of an entry.
  func view(of number: Int) -> ActionView {
    place(of: number).map { entries[$0].view } ?? formerViews[number] ?? .none
  }

  /// Resolves the views and the variables of the latest pass. Returns the number of entries
  /// visited.
  @discardableResult
  mutating func resolve(
    _ name: (ID<ViewRecord>) -> InspectedReference?, _ variables: VariableNames
  ) -> Int {
    let unnamed = firstUnnamed..<entries.count
    for place in unnamed { entries[place].view = entries[place].view.resolved(name) }
    for place in changed {
      for change in entries[place].changes {
        entries[place].action.assigned += variables.assigned(change)
      }
      entries[place].changes = []
    }
    defer { (firstUnnamed, changed) = (entries.count, []) }
    return unnamed.count + changed.count
  }

  /// Removes and returns the entries since the last call. This completes the last line.
  mutating func take() -> [InspectedAction] {
    if !line.isEmpty, let last = entries.last { write("\n", to: last.action.number) }
    defer { (entries, firstUnnamed, changed) = ([], 0, []) }
    return entries.map { entry in
      formerViews[entry.action.number] = entry.view
      var action = entry.action
      action.view = entry.view.reference
      return action
    }
  }

  private func place(of number: Int) -> Int? {
    guard let first = entries.first else { return nil }
    let place = number - first.action.number
    return entries.indices.contains(place) ? place : nil
  }
}
