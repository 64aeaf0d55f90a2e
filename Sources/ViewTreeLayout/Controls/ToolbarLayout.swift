/// The items of a toolbar over a whole screen, each a ``BarItemLayout``: at the sides and in the
/// middle of the navigation bar, and in the bar at the bottom. Items of the keyboard aren't placed,
/// because there is no keyboard (docs/explanation/containers.md, Toolbars).
public struct ToolbarLayout: LayoutRules {
  let bar: NavigationBar

  /// The items in a bar.
  public init(_ bar: NavigationBar) { self.bar = bar }

  static var section: String { "Toolbars" }
  var axisForChildren: StackAxis? { .horizontal }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let gap = ControlMetrics.barItemGap
    let leading = items(of: node, at: [.leading], in: engine)
    let trailing = items(of: node, at: [.trailing], in: engine)
    let middle = bar.itemsMiddle
    let leadingEnd = placeRow(leading, from: gap, middle: middle, in: engine)
    let trailingStart = size.width - gap - length(of: trailing)
    _ = placeRow(trailing, from: trailingStart, middle: middle, in: engine)
    placePrincipal(
      items(of: node, at: [.principal], in: engine),
      from: leading.isEmpty ? gap : leadingEnd + gap,
      to: trailing.isEmpty ? size.width - gap : trailingStart - gap, width: size.width, in: engine)
    let bottom = items(of: node, at: [.bottom, .status], in: engine)
    placeBottom(bottom, in: size, engine)
  }

  // MARK: - Steps

  private struct Item {
    var node: NodeID
    var size: Size
    var isSpacer: Bool
    /// True if it shares the capsule of a neighbor that does, too.
    var sharesCapsule: Bool
  }

  /// The items at some positions, each at its ideal size.
  private func items(
    of node: NodeID, at placements: Set<BarPlacement>, in engine: LayoutEngine
  ) -> [Item] {
    var items: [Item] = []
    engine.forEachChild(of: node) { child in
      guard engine.isNode(child, laidOutBy: BarItemLayout.self),
        placements.contains(engine.parameters(of: child, as: BarItemLayout.self).placement)
      else { return }
      let view = engine.firstChild(of: child)
      let isSpacer = view.map { engine.isNode($0, laidOutBy: SpacerLayout.self) } ?? false
      let size = isSpacer ? .zero : engine.size(of: child, proposing: .unspecified)
      let sharesCapsule =
        !isSpacer && engine.parameters(of: child, as: BarItemLayout.self).hasCapsule
        && !engine.containsText(child)
      items.append(
        Item(node: child, size: size, isSpacer: isSpacer, sharesCapsule: sharesCapsule))
    }
    return items
  }

  private func length(of items: [Item]) -> Double {
    zip(items, items.dropFirst()).reduce(items.reduce(0) { $0 + $1.size.width }) {
      $0 + gap(between: $1.0, and: $1.1)
    }
  }

  /// The gap between two items. There is none in a capsule that they share.
  private func gap(between item: Item, and next: Item) -> Double {
    item.sharesCapsule && next.sharesCapsule ? 0 : ControlMetrics.barItemGap
  }

  /// Places items in a row. Returns the end of the last item.
  private func placeRow(
    _ items: [Item], from start: Double, middle: Double, in engine: LayoutEngine
  ) -> Double {
    var x = start
    var previous: Item?
    for item in items {
      if let previous { x += gap(between: previous, and: item) }
      place(item, at: x, middle: middle, .unspecified, in: engine)
      x += item.size.width
      previous = item
    }
    return x
  }

  /// Centers the item that replaces the title, as far as the items at the sides allow that.
  private func placePrincipal(
    _ items: [Item], from start: Double, to end: Double, width: Double, in engine: LayoutEngine
  ) {
    let room = max(end - start, 0)
    for item in items {
      let offered = ProposedSize(width: min(item.size.width, room), height: nil)
      var item = item
      item.size = engine.size(of: item.node, proposing: offered)
      let x = min(max((width - item.size.width) / 2, start), max(end - item.size.width, start))
      place(item, at: x, middle: bar.itemsMiddle, offered, in: engine)
    }
  }

  /// Places items at the bottom: one in the middle, several from one side to the other. If there
  /// are spacers, the spacers share the remaining space.
  private func placeBottom(_ items: [Item], in size: Size, _ engine: LayoutEngine) {
    let sides = 2 * ControlMetrics.barItemGap
    let rest = size.width - sides - items.reduce(0) { $0 + $1.size.width }
    let spacers = items.count { $0.isSpacer }
    let between = spacers == 0 ? rest / Double(max(items.count - 1, 1)) : 0
    var x = ControlMetrics.barItemGap + (items.count == 1 && spacers == 0 ? rest / 2 : 0)
    for item in items {
      var item = item
      if item.isSpacer { item.size.width = max(rest / Double(spacers), 0) }
      let offered: ProposedSize =
        item.isSpacer ? ProposedSize(width: item.size.width, height: nil) : .unspecified
      place(
        item, at: x, middle: size.height - ControlMetrics.bottomBarHeight / 2, offered, in: engine)
      x += item.size.width + between
    }
  }

  private func place(
    _ item: Item, at x: Double, middle: Double, _ offered: ProposedSize, in engine: LayoutEngine
  ) {
    engine.place(
      item.node, at: Point(x: x, y: middle - item.size.height / 2), proposing: offered)
  }
}

extension LayoutEngine {
  /// True if a node is text, or has text in it.
  fileprivate func containsText(_ node: NodeID) -> Bool {
    if isNode(node, laidOutBy: TextLayout.self) { return true }
    var found = false
    forEachChild(of: node) { if !found { found = containsText($0) } }
    return found
  }
}
