import ViewTreeLayout
import ViewTreeNumbers

/// Content under bars.
extension LayoutExplainer {
  /// A bar, its rectangle in the window, and the modifiers that extend content under it.
  struct Cover {
    let bar: ViewExplanation.Bar
    let rect: Rect
    /// The nodes of the `ignoresSafeArea` between the bar and the content, the innermost first.
    let causes: [NodeID]
  }

  /// The removal of the `ignoresSafeArea` that puts text of a view under a bar.
  func changeUnderBar(of node: NodeID) -> ViewExplanation.Change? {
    guard let cover = cover(of: node) else { return nil }
    let texts = texts(in: node).filter { pass.layout.frame(of: $0).overlaps(cover.rect, but: 0.5) }
    guard !texts.isEmpty else { return nil }
    let overflows = pass.layout.overflowingNodes
    for cause in cover.causes {
      let candidate = Candidate(kind: .uncovering(cover.bar), node: cause) {
        $0.replace(cause, with: PassThroughLayout())
      }
      guard let trial = trial(of: candidate),
        texts.allSatisfy({ !trial.tree.frame(of: $0).overlaps(cover.rect, but: 0.5) }),
        trial.tree.overflowingNodes.isSubset(of: overflows),
        textCost(of: trial, except: nil, countsWraps: false) == nil
      else { continue }
      return change(candidate, .vertical, node, trial, cost: nil)
    }
    return nil
  }

  /// The bar that is over a node, if an `ignoresSafeArea` extends the node under it. `nil` for
  /// content that scrolls.
  func cover(of node: NodeID) -> Cover? {
    let layout = pass.layout
    var causes: [NodeID] = []
    var inner = node
    while let outer = layout.parent(of: inner) {
      if layout.isNode(outer, laidOutBy: ScrollViewLayout.self)
        || layout.isNode(outer, laidOutBy: ListLayout.self)
      {
        return nil
      }
      if layout.isNode(outer, laidOutBy: IgnoresSafeAreaLayout.self) { causes.append(outer) }
      if !causes.isEmpty, let (bar, rect) = bar(of: outer, over: inner),
        layout.frame(of: node).overlaps(rect, but: 0.5)
      {
        return Cover(bar: bar, rect: rect, causes: causes)
      }
      inner = outer
    }
    return nil
  }

  /// The bar of a screen over its content, with its rectangle up to the edge of the window.
  private func bar(of screen: NodeID, over content: NodeID) -> (ViewExplanation.Bar, Rect)? {
    let layout = pass.layout
    let frame = layout.frame(of: screen)
    let tabs = layout.tabBarHeight(of: screen)
    if tabs > 0 {
      return (.tabs, edge(of: frame, height: tabs, atTop: layout.hasTabsAtTop(screen)))
    }
    if let bar = layout.bar(of: screen), bar.height > 0 {
      return (.navigation, edge(of: frame, height: bar.height, atTop: true))
    }
    if layout.isNode(screen, laidOutBy: SafeAreaInsetLayout.self),
      layout.firstChild(of: screen) == content, let bar = layout.nextSibling(of: content)
    {
      return (.inset, layout.frame(of: bar))
    }
    return nil
  }

  private func edge(of frame: Rect, height: Double, atTop: Bool) -> Rect {
    let window = pass.document.window
    let end = atTop ? frame.minY + height : max(window.height, frame.maxY)
    let start = atTop ? min(0, frame.minY) : frame.maxY - height
    return Rect(x: frame.minX, y: start, width: frame.width, height: end - start)
  }

  /// The placed texts inside a node that don't scroll.
  private func texts(in node: NodeID) -> [NodeID] {
    let layout = pass.layout
    var found: [NodeID] = []
    var nodes = [node]
    while let next = nodes.popLast(), found.count < Self.mostTexts {
      if layout.isNode(next, laidOutBy: TextLayout.self) { found.append(next) }
      if takesAnyProposal(next), !layout.isNode(next, laidOutBy: GeometryReaderLayout.self) {
        continue
      }
      var child = layout.firstChild(of: next)
      while let here = child {
        if layout.isPlaced(here) { nodes.append(here) }
        child = layout.nextSibling(of: here)
      }
    }
    return found
  }

  private static var mostTexts: Int { 50 }
}
