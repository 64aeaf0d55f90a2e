import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The picture of one key: its modifiers, each with a line to the modifier that gets its value
/// next.
struct KeyPanel {
  private let key: KeyGraph.Key
  private let inspection: Inspection
  private let source: KeySource
  private let limit: Int

  init(_ key: KeyGraph.Key, _ inspection: Inspection, _ source: KeySource, limit: Int) {
    self.key = key
    self.inspection = inspection
    self.source = source
    self.limit = limit
  }

  /// The number of modifiers of each kind.
  var counts: String {
    KeyRole.allCases.map { role in
      let many = KeyWords.title(role)
      return ReportWords.count(key.uses(role).count, String(many.dropLast()), many)
    }.joined(separator: ", ")
  }

  /// True if the key has replaced values, unrequested values, or dead ends, respectively.
  var hasReplacedValues: Bool { key.uses.contains { arrow(of: $0)?.isDashed ?? false } }
  var hasIdleValues: Bool { key.uses.contains { arrow(of: $0)?.head == TreeArrow.Head.none } }
  var hasDeadEnds: Bool { key.uses.contains { $0.deadEnd != nil } }

  /// Draws the key below the existing content.
  func draw(_ text: inout PictureText, in scene: inout Scene) {
    text.y += 16
    let place = key.isOfSystem ? "of the system" : "line \(source.line(of: key.syntax))"
    text.add("\(key.name) · \(place) · \(counts)", size: 14, weight: 600, .text, .names, in: &scene)
    if !key.isOfSystem { addLine("default", source.text(key.defaultValue), &text, in: &scene) }
    addLine(
      "reduce", key.isOfSystem ? KeyWords.systemReduce : source.text(key.reduce), &text,
      in: &scene)
    if let sentence = key.deadEnd.flatMap({ KeyWords.sentence(KeyWords.identifier($0)) }) {
      text.add("dead end: \(sentence)", size: 11, .closure, .names, in: &scene)
    }
    let inTree = key.uses.indices.filter { key.uses[$0].outcome != .notInstantiated }
    let others = key.uses.indices.filter { key.uses[$0].outcome == .notInstantiated }
    draw(inTree, rootSide: .trailing, &text, in: &scene)
    guard !others.isEmpty else { return }
    text.y += 10
    text.add("Not instantiated", size: 12, weight: 600, .text, .names, in: &scene)
    draw(others, rootSide: .leading, &text, in: &scene)
  }

  private func addLine(
    _ name: String, _ words: String, _ text: inout PictureText, in scene: inout Scene
  ) {
    text.add("\(name)  \(KeyWords.line(words))", size: 11, .secondary, .names, in: &scene)
  }

  private func draw(
    _ chosen: [Int], rootSide side: TreePlacement.RootSide, _ text: inout PictureText,
    in scene: inout Scene
  ) {
    guard !chosen.isEmpty else { return }
    let tree = KeyFlowTree(key, of: chosen)
    let folding = TreeFolding(
      parents: tree.parents, kinds: tree.uses.map { $0.map { kind(key.uses[$0]) } ?? 0 },
      limit: limit)
    if folding.hiddenCount > 0 {
      let words = "\(folding.hiddenCount) of \(chosen.count) modifiers are collapsed."
      text.add(words, size: 11, .secondary, .legend, in: &scene)
      scene.omissions.append(.beyondLimit(words))
    }
    text.y += 12
    let contents = folding.nodes.map { content($0, tree) }
    let placement = TreePlacement(
      parents: folding.nodes.map(\.parent),
      sizes: contents.map { $0.lines.isEmpty ? Size(width: 0, height: 0) : $0.size },
      rootSide: side, origin: Point(x: PictureText.margin, y: text.y))
    for (index, node) in folding.nodes.enumerated() {
      guard node.parent >= 0, let arrow = use(node, tree).flatMap({ arrow(of: $0) }) else {
        continue
      }
      arrow.draw(placement.way(from: index, to: node.parent), in: &scene)
    }
    for (index, node) in folding.nodes.enumerated() where !contents[index].lines.isEmpty {
      drawBox(node, tree, contents[index], placement.boxes[index], in: &scene)
    }
    text.cover(PictureText.margin + placement.size.width)
    text.y += placement.size.height
  }

  /// A hash that is equal for modifiers of one name with the same outcome.
  private func kind(_ use: KeyUse) -> UInt64 {
    var kind = UInt64(use.modifier.rawValue) + 1
    for byte in KeyWords.identifier(use.outcome).utf8 {
      kind = (kind ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return kind
  }

  private func use(_ node: TreeFolding.Node, _ tree: KeyFlowTree) -> KeyUse? {
    guard let original = node.original ?? node.hidden.first else { return nil }
    return tree.uses[original].map { key.uses[$0] }
  }

  private func content(_ node: TreeFolding.Node, _ tree: KeyFlowTree) -> BoxContent {
    var content = BoxContent()
    if node.original == nil {
      content.add(
        [.text("… \(node.siblingCount) more", size: 12, weight: 600, .secondary)], height: 17,
        baseline: 12)
    } else if let use = use(node, tree) {
      content = KeyBox(use, inspection, source).content
      if !node.hidden.isEmpty {
        content.add(
          [.text("… \(node.hidden.count) more inside", size: 10, .secondary)], height: 14,
          baseline: 10)
      }
    }
    return content
  }

  /// The line to the modifier that gets a value next, or `nil` if there is none.
  private func arrow(of use: KeyUse) -> TreeArrow? {
    guard let next = use.next.map({ key.uses[$0] }) else { return nil }
    // A writer ignores the values inside it.
    if next.role == .writer { return TreeArrow(ink: .secondary, head: .parent, isDashed: true) }
    let isAsked = use.role == .reader ? use.isHandedOn : use.outcome == .ran
    return isAsked && next.outcome == .ran
      ? TreeArrow(ink: .closure, head: .parent) : TreeArrow(ink: .secondary, head: .none)
  }

  private func drawBox(
    _ node: TreeFolding.Node, _ tree: KeyFlowTree, _ content: BoxContent, _ rect: Rect,
    in scene: inout Scene
  ) {
    let box = node.original == nil ? nil : use(node, tree).map { KeyBox($0, inspection, source) }
    var view: ID<InspectedView>?
    if case .view(let place)? = box?.use.place { view = place }
    let isDashed = !(box?.isInTree ?? false)
    let isDeadEnd = box?.use.deadEnd != nil
    scene.add(
      .rectangle(rect, radius: box?.radius ?? 2), .frames, fill: .ink(isDashed ? .card : .paper),
      stroke: Stroke(
        .ink(isDeadEnd ? .closure : box?.ink ?? .line), width: 1.5, dashes: isDashed ? [4, 3] : []),
      view: view)
    content.draw(in: rect, view: view, of: &scene)
  }
}
