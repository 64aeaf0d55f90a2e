import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences

/// The views of an evaluation with their drawn frames, by an identity that is the same in every
/// evaluation.
struct ViewFrames {
  private struct Entry {
    let identity: UInt64
    let view: ID<InspectedView>
    let drawn: Rect
  }

  private let inspection: Inspection
  /// The identity of each view and its index in the inspection, by build order.
  private let identities: [UInt64]
  private let built: [ID<InspectedView>]

  init(_ inspection: Inspection, _ pass: FinishedPass?, _ built: [ID<InspectedView>]) {
    self.inspection = inspection
    identities = pass?.recall.viewIdentities ?? []
    self.built = pass == nil ? [] : built
  }

  /// The views that are shown, in pre-order.
  private func entries() -> [Entry] {
    guard !built.isEmpty else { return [] }
    var identities = IDTable<InspectedView, _>(
      repeating: UInt64(0), count: inspection.views.count)
    for (place, view) in built.enumerated() { identities[view] = self.identities[place] }
    var entries: [Entry] = []
    entries.reserveCapacity(inspection.views.count)
    var measuredOnly = UnshownViews(inspection)
    for index in inspection.views.ids where !measuredOnly.contains(index) {
      entries.append(
        Entry(
          identity: identities[index], view: index,
          drawn: inspection.views.frames(of: index).content))
    }
    return entries
  }

  /// The views with a visible change.
  func changes(since before: ViewFrames) -> [InspectedChange] {
    let appearance = DrawnComparison(old: before.inspection, new: inspection)
    var folding = MovedTogether()
    let (entries, formerEntries) = (entries(), before.entries())
    // Most evaluations keep their first views, so only the rest needs a lookup.
    let common = Self.commonCount(entries, formerEntries)
    let (earlier, later) = (
      Self.numbered(formerEntries, from: common), Self.numbered(entries, from: common)
    )
    let places = Dictionary(earlier.map { ($0.identity, $0.place) }) { first, _ in first }
    for (place, entry) in entries.enumerated() {
      let old = place < common ? place : places[later[place - common].identity]
      guard let old = old.map({ formerEntries[$0].view }) else {
        let view = inspection.views[entry.view]
        let change = InspectedChange(
          view: .view(entry.view), old: nil, before: nil, after: entry.drawn)
        folding.add(change, of: view, isOnlyMoved: false)
        continue
      }
      add(old, entry.view, appearance, to: &folding)
    }
    let kept = Set(later.lazy.map(\.identity))
    let gone = earlier.filter { !kept.contains($0.identity) }
    return folding.changes + gone.map { before.gone(formerEntries[$0.place]) }
  }

  /// Adds a view that already existed, if it has a visible change.
  private func add(
    _ old: ID<InspectedView>, _ view: ID<InspectedView>, _ appearance: DrawnComparison,
    to folding: inout MovedTogether
  ) {
    if appearance.isSame(old, view) { return }
    let record = inspection.views[view]
    let change = InspectedChange(
      view: .view(view), old: old, before: appearance.old.views[old].content,
      after: record.content)
    folding.add(change, of: record, isOnlyMoved: appearance.isOnlyMoved(old, view))
  }

  /// The number of leading entries that are the same views in two evaluations.
  private static func commonCount(_ entries: [Entry], _ others: [Entry]) -> Int {
    var count = 0
    while count < entries.count, count < others.count,
      entries[count].identity == others[count].identity
    {
      count += 1
    }
    return count
  }

  /// The views from an index on, with identities. Several views can share a source location, so
  /// their order is part of the identity.
  private static func numbered(_ entries: [Entry], from first: Int) -> [(
    identity: UInt64, place: Int
  )] {
    var uses: [UInt64: UInt64] = [:]
    return entries.indices[first...].map { place in
      let identity = entries[place].identity
      let count = uses[identity, default: 0]
      uses[identity] = count + 1
      return (count == 0 ? identity : Identity.mix(identity, count), place)
    }
  }

  /// The change of a removed view.
  private func gone(_ entry: Entry) -> InspectedChange {
    let view = inspection.views[entry.view]
    let name = InspectedReference.path(
      inspection.path(of: entry.view), id: inspection.string(view.id))
    return InspectedChange(view: name, old: entry.view, before: entry.drawn, after: nil)
  }
}
