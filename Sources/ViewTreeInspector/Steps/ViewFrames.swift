import ViewTreeLayout
import ViewTreePreferences

/// Where the views of an evaluation stand, by what they are in every evaluation.
struct ViewFrames {
  private struct Entry {
    let identity: UInt64
    let view: UInt32
    let frame: Rect
  }

  private var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]
  private let inspection: Inspection

  init(_ inspection: Inspection, _ pass: Pass?, _ built: [UInt32]) {
    self.inspection = inspection
    guard let pass else { return }
    var identities = Array(repeating: UInt64(0), count: inspection.views.count)
    for (place, view) in built.enumerated() {
      identities[Int(view)] = pass.viewIdentities[place]
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
      entries.append(Entry(identity: identity, view: UInt32(index), frame: view.frame))
    }
  }

  /// The views whose frames are not what they were.
  func changes(since before: ViewFrames) -> [InspectedChange] {
    var changes: [InspectedChange] = []
    for entry in entries {
      let old = before.places[entry.identity].map { before.entries[$0].frame }
      if let old, Self.isSame(old, entry.frame) { continue }
      changes.append(
        InspectedChange(view: .view(entry.view), before: old, after: entry.frame))
    }
    for entry in before.entries where places[entry.identity] == nil {
      let view = before.inspection.views[Int(entry.view)]
      let name = InspectedReference.path(
        before.inspection.path(of: entry.view), id: before.inspection.string(view.id))
      changes.append(InspectedChange(view: name, before: entry.frame, after: nil))
    }
    return changes
  }

  /// Whether two frames are the same to anybody who reads reports.
  private static func isSame(_ left: Rect, _ right: Rect) -> Bool {
    func isNear(_ left: Double, _ right: Double) -> Bool {
      left == right || abs(left - right) < 0.0005
    }
    return isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
      && isNear(left.width, right.width) && isNear(left.height, right.height)
  }
}
