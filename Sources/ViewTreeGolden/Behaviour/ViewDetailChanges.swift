/// Changes of views' facts, grouped if they are the same for several views.
struct ViewDetailChanges {
  /// The maximum number of views that a change names.
  private static let nameLimit = 3

  private struct Key: Hashable {
    let what: String
    let old: String?
    let new: String?
  }

  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []

  private struct Entry {
    let place: Int
    let key: Key
    var views: [BehaviourView]
    var count = 1
    /// The component with the way to the views. `nil` if they are in different ones or in none.
    var component: String?
  }

  /// The changes, each with the index of its first view.
  var changes: [(place: Int, change: BehaviourChange)] {
    entries.map { entry in
      (
        entry.place,
        .viewDetail(
          entry.views, count: entry.count, what: entry.key.what, old: entry.key.old,
          new: entry.key.new, component: entry.count > 1 ? entry.component : nil)
      )
    }
  }

  /// Adds a change of a view.
  mutating func add(
    _ view: BehaviourView, in component: String?, at place: Int, _ what: String, _ old: String?,
    _ new: String?
  ) {
    let key = Key(what: what, old: old, new: new)
    guard let known = places[key] else {
      places[key] = entries.count
      entries.append(Entry(place: place, key: key, views: [view], component: component))
      return
    }
    if entries[known].count < Self.nameLimit { entries[known].views.append(view) }
    entries[known].count += 1
    if entries[known].component != component { entries[known].component = nil }
  }
}
