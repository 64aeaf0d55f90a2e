import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// The picture of one key: the tree of its boxes with the arrows of its values.
struct OrderPanel {
  let key: KeyGraph.Key
  let runs: ClosureRuns
  let flow: ValueFlow
  let tree: OrderTree
  let folding: TreeFolding
  let notes: OrderNotes
  private let inspection: Inspection
  private let rows: OrderRows
  private let isStep: Bool

  /// A tree that is wider has its root on the left.
  private static let widest = 2400.0

  init(
    _ subject: PictureSubject, _ key: KeyGraph.Key, _ index: Int, _ options: PictureOptions,
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

  /// What a box is besides its numbers, to tell rows of alike ones.
  private static func kind(
    of box: OrderBox, _ inspection: Inspection, _ runs: ClosureRuns
  ) -> UInt64 {
    var kind = box.view.map { UInt64(inspection.views[Int($0)].syntax) + 1 } ?? 0
    func mix(_ number: Int) { kind = (kind ^ UInt64(number)) &* 0x100_0000_01B3 }
    mix(box.crumbs.count)
    for use in box.uses {
      mix(Int(runs.uses[use].modifier))
      switch runs.state(of: use) {
      case .ran: mix(1)
      case .plain: mix(2)
      case .kept: mix(3)
      case .skipped: mix(4)
      }
    }
    return kind
  }

  // MARK: - In words

  /// How much ran, in a line.
  var counts: String {
    var parts = [
      ReportWords.count(runs.count, "closure ran", "closures ran"),
      ReportWords.count(runs.reduceCount, "reduce", "reduces"),
    ]
    if runs.keptCount > 0 { parts.append("\(runs.keptCount) kept what they had") }
    return parts.joined(separator: ", ")
  }

  /// What is not drawn; `nil` if everything is.
  var leftOut: String? {
    guard folding.hiddenCount > 0 else { return nil }
    return "\(folding.hiddenCount) of \(tree.boxes.count) boxes are folded"
  }

  /// The marks in it that need a word.
  var marks: OrderMarks {
    var marks = OrderMarks()
    for use in runs.uses.indices {
      if case .plain = runs.state(of: use) { marks.hasPlainValues = true }
      if case .kept = runs.state(of: use) { marks.hasKeptValues = true }
    }
    for box in tree.boxes {
      if box.builder != nil { marks.hasReaders = true }
      if box.hiddenViews > 0 { marks.hasCounts = true }
      if let carrier = box.carrier, !flow.isPulled(carrier) { marks.hasIdleValues = true }
    }
    marks.hasFolds = runs.reduceCount > 0
    marks.hasPasses = inspection.passes > 1
    return marks
  }

  // MARK: - Drawing

  /// Draws the tree at the left margin, and returns what it takes.
  func draw(at y: Double, in scene: inout Scene) -> Size {
    guard !folding.nodes.isEmpty else { return Size(width: 0, height: 0) }
    var contents = folding.nodes.map { content(of: $0) }
    let origin = Point(x: PictureText.margin, y: y)
    let parents = folding.nodes.map(\.parent)
    func place(_ side: TreePlacement.RootSide) -> TreePlacement {
      TreePlacement(
        parents: parents,
        sizes: contents.map { $0.lines.isEmpty ? Size(width: 0, height: 0) : $0.size },
        rootSide: side, origin: origin)
    }
    var placement = place(.top)
    if placement.size.width > Self.widest {
      contents = contents.map { $0.lines.isEmpty ? $0 : $0.onOneLine() }
      placement = place(.leading)
    }
    for index in folding.nodes.indices {
      OrderArrows(self, inspection, isStep: isStep).draw(index, placement, in: &scene)
    }
    for index in folding.nodes.indices where !contents[index].lines.isEmpty {
      drawBox(index, contents[index], placement.boxes[index], in: &scene)
    }
    return placement.size
  }

  private func content(of node: TreeFolding.Node) -> BoxContent {
    let hidden = numbers(in: node.hidden)
    guard let original = node.original else {
      return rows.content(ofMore: node.siblingCount, closures: hidden)
    }
    let below = ReportWords.count(node.hidden.count, "box", "boxes") + " below"
    let words = hidden.isEmpty ? below : "\(below): \(OrderRows.closures(hidden))"
    return rows.content(of: tree.boxes[original], below: node.hidden.isEmpty ? nil : "… \(words)")
  }

  /// The numbers of the closures in boxes that are not drawn.
  private func numbers(in hidden: Range<Int>) -> [Int] {
    hidden.flatMap { tree.boxes[$0].uses.flatMap { runs.numbers(of: $0) } }.sorted()
  }

  private func drawBox(
    _ index: Int, _ content: BoxContent, _ box: Rect, in scene: inout Scene
  ) {
    let original = folding.nodes[index].original.map { tree.boxes[$0] }
    let view = original?.view
    let takesPart = original?.uses.contains { isActive($0) } ?? false
    let name = view.map { inspection.names.views[Int(inspection.views[Int($0)].name)] }
    let isDashed = original == nil || original?.builder != nil
    let edge = takesPart ? Ink.view(named: name ?? "") : .line
    scene.add(
      .rectangle(box, radius: 7), .frames, fill: .ink(takesPart ? .paper : .card),
      stroke: Stroke(
        .ink(edge), width: takesPart ? 1.5 : 1.2, dashes: isDashed ? [4, 3] : []),
      view: view)
    content.draw(in: box, view: view, of: &scene)
  }

  private func isActive(_ use: Int) -> Bool {
    switch runs.state(of: use) {
    case .ran, .plain: true
    case .kept, .skipped: false
    }
  }
}
