import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences

/// The views of an evaluation and where they are drawn, by what they are in every evaluation.
struct ViewFrames {
  private struct Entry {
    let identity: UInt64
    let view: UInt32
    let drawn: Rect
  }

  private var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]
  private let inspection: Inspection

  init(_ inspection: Inspection, _ pass: FinishedPass?, _ built: [UInt32]) {
    self.inspection = inspection
    guard let pass else { return }
    var identities = Array(repeating: UInt64(0), count: inspection.views.count)
    for (place, view) in built.enumerated() {
      identities[Int(view)] = pass.recall.viewIdentities[place]
    }
    // Several views may stand for one place of the document: they are told apart by their order.
    var uses: [UInt64: UInt64] = [:]
    var unshown = UnshownViews(inspection)
    for (index, view) in inspection.views.enumerated() where !unshown.contains(index) {
      var identity = identities[index]
      let count = uses[identity, default: 0]
      uses[identity] = count + 1
      if count > 0 { identity = Identity.mix(identity, count) }
      places[identity] = entries.count
      entries.append(Entry(identity: identity, view: UInt32(index), drawn: view.content))
    }
  }

  /// The views of which a person sees a change.
  func changes(since before: ViewFrames) -> [InspectedChange] {
    let appearance = DrawnComparison(old: before.inspection, new: inspection)
    var folding = FollowerFolding()
    for entry in entries {
      let view = inspection.views[Int(entry.view)]
      guard let old = before.places[entry.identity].map({ before.entries[$0].view }) else {
        let change = InspectedChange(
          view: .view(entry.view), old: nil, before: nil, after: entry.drawn)
        folding.add(change, of: view, isOnlyMoved: false)
        continue
      }
      if appearance.isSame(old, entry.view) { continue }
      let change = InspectedChange(
        view: .view(entry.view), old: old, before: before.inspection.views[Int(old)].content,
        after: entry.drawn)
      folding.add(
        change, of: view, isOnlyMoved: appearance.isOnlyMoved(old, entry.view))
    }
    return folding.changes + gone(from: before)
  }

  private func gone(from before: ViewFrames) -> [InspectedChange] {
    before.entries.filter { places[$0.identity] == nil }.map { entry in
      let view = before.inspection.views[Int(entry.view)]
      let name = InspectedReference.path(
        before.inspection.path(of: entry.view), id: before.inspection.string(view.id))
      return InspectedChange(view: name, old: entry.view, before: entry.drawn, after: nil)
    }
  }
}
