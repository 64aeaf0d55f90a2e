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
  private var entries: [(place: Int, key: Key, views: [BehaviourView], count: Int)] = []

  /// The changes, each with the index of its first view.
  var changes: [(place: Int, change: BehaviourChange)] {
    entries.map { place, key, views, count in
      (place, .viewDetail(views, count: count, what: key.what, old: key.old, new: key.new))
    }
  }

  /// Adds a change of a view.
  mutating func add(
    _ view: BehaviourView, at place: Int, _ what: String, _ old: String?, _ new: String?
  ) {
    let key = Key(what: what, old: old, new: new)
    guard let known = places[key] else {
      places[key] = entries.count
      entries.append((place, key, [view], 1))
      return
    }
    if entries[known].count < Self.nameLimit { entries[known].views.append(view) }
    entries[known].count += 1
  }
}
