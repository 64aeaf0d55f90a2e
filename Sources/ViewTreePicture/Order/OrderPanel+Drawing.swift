import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

extension OrderPanel {
  /// A tree that is wider has its root on the left.
  private static let widest = 2400.0

  /// Draws the tree at the left margin, and returns its size.
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
    OrderArrows(self, inspection, isStep: isStep).draw(placement, in: &scene)
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

  /// The numbers of the closures in boxes that aren't drawn.
  private func numbers(in hidden: Range<Int>) -> [Int] {
    hidden.flatMap { tree.boxes[$0].uses.flatMap { runs.numbers(of: $0) } }.sorted()
  }

  private func drawBox(
    _ index: Int, _ content: BoxContent, _ box: Rect, in scene: inout Scene
  ) {
    let original = folding.nodes[index].original.map { tree.boxes[$0] }
    let view = original?.view
    let takesPart = original?.uses.contains { isActive($0) } ?? false
    let ink = view.map { ViewKind(inspection.views[$0]).ink }
    let isDashed = original == nil || original?.builder != nil
    let edge = takesPart ? ink ?? .other : .line
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
