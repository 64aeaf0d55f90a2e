import ViewTreeInspector
import ViewTreeNumbers

/// The views of a document as the boxes of one key: those that write, change, read or fold it, and those
/// in which several of them come together.
struct OrderTree {
  /// The boxes in pre-order.
  private(set) var boxes: [OrderBox] = []

  private let inspection: Inspection
  private let flow: ValueFlow
  private let shown: PictureOptions.ShownViews
  /// By view, whether it is a box by itself, and how many branches below it lead to boxes.
  private var isBox: [Bool]
  private var branches: [UInt32]

  init(
    _ inspection: Inspection, _ runs: ClosureRuns, _ flow: ValueFlow,
    _ shown: PictureOptions.ShownViews
  ) {
    self.inspection = inspection
    self.flow = flow
    self.shown = shown
    isBox = Array(repeating: false, count: inspection.views.count)
    branches = Array(repeating: 0, count: inspection.views.count)
    markOwn(runs)
    joinBranches()
    makeBoxes()
  }

  /// The parents of the boxes.
  var parents: [Int] { boxes.map(\.parent) }

  // MARK: - Which views are boxes

  private mutating func markOwn(_ runs: ClosureRuns) {
    for index in inspection.views.indices {
      let view = inspection.views[index]
      let group = inspection.groups[Int(view.group)]
      isBox[index] =
        switch shown {
        case .all: true
        case .depth(let depth): view.depth <= depth
        case .closures:
          group.role == .root || flow.uses[UInt32(index)] != nil
            || flow.folds.contains(UInt32(index)) || runs.reduces[UInt32(index)] != nil
            || flow.builder(ofGroup: group) != nil
        }
    }
  }

  /// Makes boxes of the views in which several of them come together.
  private mutating func joinBranches() {
    for index in inspection.views.indices.reversed() {
      if branches[index] > 1 { isBox[index] = isBox[index] || shown == .closures }
      guard isBox[index] || branches[index] > 0,
        let parent = inspection.parent(of: UInt32(index))
      else { continue }
      branches[Int(parent)] += 1
    }
  }

  // MARK: - The boxes

  private mutating func makeBoxes() {
    let roots = inspection.views.indices.count {
      inspection.groups[Int(inspection.views.group(of: $0))].role == .root
    }
    if roots > 1 { boxes.append(OrderBox(view: nil, parent: -1)) }
    /// By view the box that it is in.
    var places = Array(repeating: roots > 1 ? 0 : -1, count: inspection.views.count)
    for index in inspection.views.indices {
      let parent = inspection.parent(of: UInt32(index))
      let outer = parent.map { places[Int($0)] } ?? (roots > 1 ? 0 : -1)
      places[index] = outer
      if isBox[index] {
        places[index] = boxes.count
        boxes.append(box(of: UInt32(index), in: outer))
      } else if outer >= 0, branches[index] == 0 {
        boxes[outer].hiddenViews += 1
        boxes[outer].deeperUses += flow.uses[UInt32(index)] ?? []
      }
    }
  }

  private func box(of view: UInt32, in parent: Int) -> OrderBox {
    var box = OrderBox(view: view, parent: parent)
    var above = inspection.parent(of: view)
    while let crumb = above, !isBox[Int(crumb)] {
      box.crumbs.append(crumb)
      above = inspection.parent(of: crumb)
    }
    box.crumbs.reverse()
    box.uses = flow.uses[view] ?? []
    let top = box.top ?? view
    box.carrier = flow.outgoing[Int(top)]
    box.builder = flow.builder(
      ofGroup: inspection.groups[Int(inspection.views.group(of: Int(view)))])
    return box
  }
}
