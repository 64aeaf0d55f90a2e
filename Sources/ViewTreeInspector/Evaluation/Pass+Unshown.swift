import ViewTreeDocument
import ViewTreeNumbers

/// Views that exist only if their container shows them (docs/explanation/containers.md, Rows in
/// sight).
extension Pass {
  /// True if rows of lazy containers exist only while they are visible.
  var showsOnlyRowsInSight: Bool { document.lazyRows == .visible }

  /// True if the container of an alternative or of a row shows it.
  func isShown(_ view: ID<ViewRecord>) -> Bool {
    built.views[view].outer.map { layout.isPlaced($0) } ?? false
  }

  /// Removes the actions of views that were measured and aren't shown. They don't appear, and a
  /// view that was shown before disappears.
  func removeActionsOfUnshownViews() {
    let unshown = UnshownRecords(built.alternatives.filter { !isShown($0.lowerBound) })
    if unshown.isEmpty { return }
    func isUnshown(_ site: ID<ClosureSite>) -> Bool {
      unshown.contains(built.modifiers[built.sites[site].modifier].view)
    }
    appearances.removeAll(where: isUnshown)
    built.changeSites.removeAll(where: isUnshown)
    actionSites.disappearances.removeAll(where: isUnshown)
    actionSites.watches.removeAll { isUnshown($0.site) }
    actionSites.tasks.removeAll { isUnshown($0.site) }
    actionSites.receivers.removeAll { isUnshown($0.site) }
  }
}

/// Finds the views in some ranges.
private struct UnshownRecords {
  /// Disjoint ranges in ascending order.
  private var ranges: [Range<ID<ViewRecord>>] = []

  /// The ranges can contain each other, but can't overlap otherwise.
  init(_ ranges: [Range<ID<ViewRecord>>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound })
    where self.ranges.last?.contains(range.lowerBound) != true {
      self.ranges.append(range)
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func contains(_ view: ID<ViewRecord>) -> Bool {
    // The number of ranges that start at or before the view.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= view { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].contains(view)
  }
}
