import ViewTreeLayout
import ViewTreeNumbers

/// Merges the changes of views that move with an enclosing one, so that a scroll is one change and
/// not one per row.
struct MovedTogether {
  private(set) var changes: [InspectedChange] = []
  /// The changed views that enclose the next view.
  private var around: [Entry] = []

  /// A changed view, or a view that is counted with another view.
  private struct Entry {
    let change: Int
    let depth: UInt32
    let group: ID<InspectedGroup>
    let isOnlyMoved: Bool
  }

  /// Adds the change of a view. Views must be added in pre-order.
  mutating func add(_ change: InspectedChange, of view: InspectedView, isOnlyMoved: Bool) {
    var beside: Entry?
    while let last = around.last, last.depth >= view.depth {
      beside = last
      around.removeLast()
    }
    var place = changes.count
    if isOnlyMoved, let outer = around.last?.change, movesAlike(changes[outer], change) {
      changes[outer].followers += 1
      return
    } else if isOnlyMoved, let beside, beside.isOnlyMoved, beside.group == view.group,
      movesAlike(changes[beside.change], change)
    {
      place = beside.change
      changes[place].companions += 1
    } else {
      changes.append(change)
    }
    around.append(
      Entry(change: place, depth: view.depth, group: view.group, isOnlyMoved: isOnlyMoved))
  }

  /// True if two views moved by the same vector.
  private func movesAlike(_ left: InspectedChange, _ right: InspectedChange) -> Bool {
    guard let leftOld = left.before, let leftNew = left.after, let rightOld = right.before,
      let rightNew = right.after
    else { return false }
    let (first, second) = (leftNew.origin - leftOld.origin, rightNew.origin - rightOld.origin)
    return DrawnComparison.isNear(first.x, second.x) && DrawnComparison.isNear(first.y, second.y)
  }
}
