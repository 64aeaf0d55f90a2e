import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

/// The picture of one key: the tree of its boxes with the arrows of its values.
struct OrderPanel {
  let key: KeyGraph.Key
  let runs: ClosureRuns
  let flow: ValueFlow
  let tree: OrderTree
  let folding: TreeFolding
  let notes: OrderNotes
  let inspection: Inspection
  let rows: OrderRows
  let isStep: Bool

  init(
    _ subject: PictureSubject, _ key: KeyGraph.Key, _ index: ID<InspectionNames.Key>,
    _ options: PictureOptions,
    _ places: ViewPlaces, ends: [Int]
  ) {
    self.key = key
    inspection = subject.inspection
    isStep = subject.isStep
    runs = ClosureRuns(inspection, key: index, uses: key.uses, places)
    flow = ValueFlow(inspection, runs, isOfSystem: key.isOfSystem)
    tree = OrderTree(inspection, runs, flow, options.views ?? .closures)
    rows = OrderRows(inspection, runs, key: index, ends: ends)
    notes = OrderNotes(inspection, runs, key: index)
    let (inspection, runs) = (inspection, runs)
    folding = TreeFolding(
      parents: tree.parents,
      kinds: tree.boxes.map { Self.kind(of: $0, inspection, runs) }, limit: options.nodeLimit)
  }

  /// A hash of a box without its numbers, which is equal for similar boxes.
  private static func kind(
    of box: OrderBox, _ inspection: Inspection, _ runs: ClosureRuns
  ) -> UInt64 {
    var kind = box.view.map { UInt64(inspection.views.name(of: $0).rawValue) + 1 } ?? 0
    func mix(_ number: Int) { kind = (kind ^ UInt64(number)) &* 0x100_0000_01B3 }
    mix(box.crumbs.count)
    for use in box.uses {
      mix(runs.uses[use].modifier.index)
      switch runs.state(of: use) {
      case .ran: mix(1)
      case .plain: mix(2)
      case .kept: mix(3)
      case .skipped: mix(4)
      }
    }
    return kind
  }

  // MARK: - Text

  /// The numbers of closures and `reduce` calls that ran, in one line.
  var counts: String {
    let passes = inspection.passes > 1 ? " in \(inspection.passes) passes" : ""
    var parts = [
      ReportWords.count(runs.count, "closure ran", "closures ran") + passes,
      ReportWords.count(runs.reduceCount, "reduce", "reduces"),
    ]
    if runs.keptCount > 0 { parts.append("\(runs.keptCount) kept their values") }
    return parts.joined(separator: ", ")
  }

  /// The omitted views, or `nil` if all are drawn.
  var leftOut: String? {
    guard folding.hiddenCount > 0 else { return nil }
    return "\(folding.hiddenCount) of \(tree.boxes.count) boxes are collapsed"
  }

  /// The marks in it that need a word.
  var marks: OrderMarks {
    var marks = OrderMarks()
    for use in runs.uses.indices {
      switch runs.state(of: use) {
      case .ran: marks.hasRuns = true
      case .plain: marks.hasPlainValues = true
      case .kept: marks.hasKeptValues = true
      case .skipped: break
      }
      if runs.events(of: use).count > 1 { marks.hasSeveralRuns = true }
    }
    for box in tree.boxes {
      if box.builder != nil { marks.hasReaders = true }
      if box.hiddenViews > 0 { marks.hasCounts = true }
      if let carrier = box.carrier, box.parent >= 0, !flow.isPulled(carrier) {
        marks.hasIdleValues = true
      }
    }
    marks.hasFolds = runs.reduceCount > 0
    return marks
  }
}
