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
  private let inspection: Inspection

  init(_ inspection: Inspection, _ pass: FinishedPass?, _ built: [UInt32]) {
    self.inspection = inspection
    guard let pass else { return }
    var identities = Array(repeating: UInt64(0), count: inspection.views.count)
    for (place, view) in built.enumerated() {
      identities[Int(view)] = pass.recall.viewIdentities[place]
    }
    entries.reserveCapacity(inspection.views.count)
    var unshown = UnshownViews(inspection)
    for (index, view) in inspection.views.enumerated() where !unshown.contains(index) {
      entries.append(
        Entry(identity: identities[index], view: UInt32(index), drawn: view.content))
    }
  }

  /// The views of which a person sees a change.
  func changes(since before: ViewFrames) -> [InspectedChange] {
    let appearance = DrawnComparison(old: before.inspection, new: inspection)
    var folding = FollowerFolding()
    // Most evaluations have the same views in the same order: nothing has to be looked for there.
    let common = commonCount(with: before)
    let (earlier, later) = (before.numbered(from: common), numbered(from: common))
    let places = Dictionary(earlier.map { ($0.identity, $0.place) }) { first, _ in first }
    for (place, entry) in entries.enumerated() {
      let view = inspection.views[Int(entry.view)]
      let old = place < common ? place : places[later[place - common].identity]
      guard let old = old.map({ before.entries[$0].view }) else {
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
    let kept = Set(later.lazy.map(\.identity))
    let gone = earlier.filter { !kept.contains($0.identity) }
    return folding.changes + gone.map { before.gone(before.entries[$0.place]) }
  }

  /// How many of the first views are the same ones as those of another evaluation.
  private func commonCount(with other: ViewFrames) -> Int {
    var count = 0
    while count < entries.count, count < other.entries.count,
      entries[count].identity == other.entries[count].identity
    {
      count += 1
    }
    return count
  }

  /// The views from one on. Several may stand for one place of the document: they are told apart by their
  /// order.
  private func numbered(from first: Int) -> [(identity: UInt64, place: Int)] {
    var uses: [UInt64: UInt64] = [:]
    return entries.indices[first...].map { place in
      let identity = entries[place].identity
      let count = uses[identity, default: 0]
      uses[identity] = count + 1
      return (count == 0 ? identity : Identity.mix(identity, count), place)
    }
  }

  /// The change of a view that is not there any more.
  private func gone(_ entry: Entry) -> InspectedChange {
    let view = inspection.views[Int(entry.view)]
    let name = InspectedReference.path(
      inspection.path(of: entry.view), id: inspection.string(view.id))
    return InspectedChange(view: name, old: entry.view, before: entry.drawn, after: nil)
  }
}
