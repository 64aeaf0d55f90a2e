import ViewTreeInspector
import ViewTreeNumbers

/// The views of a document as the boxes of one key: those that write, change, read, or fold it, and
/// those where several branches meet.
struct OrderTree {
  /// The boxes in pre-order.
  private(set) var boxes: [OrderBox] = []

  private let inspection: Inspection
  private let flow: ValueFlow
  private let shown: PictureOptions.ShownViews
  /// True for each view with its own box, and the number of branches below it that lead to boxes.
  private var isBox: IDTable<InspectedView, Bool>
  private var branches: IDTable<InspectedView, UInt32>

  init(
    _ inspection: Inspection, _ runs: ClosureRuns, _ flow: ValueFlow,
    _ shown: PictureOptions.ShownViews
  ) {
    self.inspection = inspection
    self.flow = flow
    self.shown = shown
    isBox = IDTable(repeating: false, count: inspection.views.count)
    branches = IDTable(repeating: 0, count: inspection.views.count)
    markOwn(runs)
    joinBranches()
    makeBoxes()
  }

  /// The parents of the boxes.
  var parents: [Int] { boxes.map(\.parent) }

  // MARK: - Views with boxes

  private mutating func markOwn(_ runs: ClosureRuns) {
    for index in inspection.views.ids {
      let view = inspection.views[index]
      let group = inspection.groups[view.group]
      isBox[index] =
        switch shown {
        case .all: true
        case .depth(let depth): view.depth <= depth
        case .closures:
          group.role == .root || flow.uses[index] != nil
            || flow.folds.contains(index) || runs.reduces[index] != nil
            || flow.builder(ofGroup: group) != nil
        }
    }
  }

  /// Makes boxes of the views where several branches meet.
  private mutating func joinBranches() {
    for index in inspection.views.ids.reversed() {
      if branches[index] > 1 { isBox[index] = isBox[index] || shown == .closures }
      guard isBox[index] || branches[index] > 0,
        let parent = inspection.parent(of: index)
      else { continue }
      branches[parent] += 1
    }
  }

  // MARK: - Boxes

  private mutating func makeBoxes() {
    let roots = inspection.views.ids.count {
      inspection.groups[inspection.views.group(of: $0)].role == .root
    }
    if roots > 1 { boxes.append(OrderBox(view: nil, parent: -1)) }
    /// The box of each view.
    var places = IDTable<InspectedView, _>(
      repeating: roots > 1 ? 0 : -1, count: inspection.views.count)
    for index in inspection.views.ids {
      let parent = inspection.parent(of: index)
      let outer = parent.map { places[$0] } ?? (roots > 1 ? 0 : -1)
      places[index] = outer
      if isBox[index] {
        places[index] = boxes.count
        boxes.append(box(of: index, in: outer))
      } else if outer >= 0, branches[index] == 0 {
        boxes[outer].hiddenViews += 1
        boxes[outer].deeperUses += flow.uses[index] ?? []
      }
    }
  }

  private func box(of view: ID<InspectedView>, in parent: Int) -> OrderBox {
    var box = OrderBox(view: view, parent: parent)
    var above = inspection.parent(of: view)
    while let crumb = above, !isBox[crumb] {
      box.crumbs.append(crumb)
      above = inspection.parent(of: crumb)
    }
    box.crumbs.reverse()
    box.uses = flow.uses[view] ?? []
    let top = box.top ?? view
    box.carrier = flow.outgoing[top]
    box.builder = flow.builder(
      ofGroup: inspection.groups[inspection.views.group(of: view)])
    return box
  }
}
