/// The headers and footers of sections that a lazy stack or grid keeps at the edges of its scroll
/// view (docs/explanation/containers.md, Lazy containers).
struct PinnedLines {
  /// The pinned parts of sections.
  let parts: PinnedParts
  /// The edges of the scroll view, from the start of the container.
  let edges: (start: Double, end: Double)
  private var headers: [Line] = []
  private var footers: [Line] = []

  private struct Line {
    let node: NodeID
    let start: Double
    let length: Double
  }

  /// No lines yet. `nil` if nothing is pinned, or without a scroll view.
  init?(_ parts: PinnedParts, around node: NodeID, along axis: Axis, in engine: LayoutEngine) {
    guard !parts.isEmpty, let edges = engine.edgesOfScrollView(around: node, along: axis) else {
      return nil
    }
    (self.parts, self.edges) = (parts, edges)
  }

  /// Adds a child of the container, in order.
  mutating func add(
    _ node: NodeID, start: Double, length: Double, in engine: LayoutEngine
  ) {
    guard engine.isNode(node, laidOutBy: SectionLineLayout.self) else { return }
    let part = engine.parameters(of: node, as: SectionLineLayout.self).part
    guard parts.contains(part) else { return }
    let line = Line(node: node, start: start, length: length)
    if part == .header { headers.append(line) } else { footers.append(line) }
  }

  /// The starts of the lines that are moved, by node. The next header pushes one off, and so does
  /// the end of the container. Footers are pinned in the same way at the other edge.
  func starts(inLength total: Double) -> [UInt32: Double] {
    var starts: [UInt32: Double] = [:]
    for (place, header) in headers.enumerated() where header.start < edges.start {
      let end = place + 1 < headers.count ? headers[place + 1].start : total
      starts[header.node.rawValue] = max(min(edges.start, end - header.length), header.start)
    }
    for (place, footer) in footers.enumerated() where footer.start + footer.length > edges.end {
      let first = place > 0 ? footers[place - 1].start + footers[place - 1].length : 0
      starts[footer.node.rawValue] = min(max(edges.end - footer.length, first), footer.start)
    }
    return starts
  }
}

extension LayoutEngine {
  /// The edges of the enclosing scroll view along an axis, from the start of a node. `nil` for
  /// none.
  fileprivate func edgesOfScrollView(
    around node: NodeID, along axis: Axis
  ) -> (start: Double, end: Double)? {
    let placed = pointer(to: node).pointee
    var above = placed.parent
    while above.exists {
      let outer = pointer(to: above).pointee
      if isNode(above, laidOutBy: ScrollViewLayout.self) {
        let start: Double
        if axis == .vertical {
          start = outer.origin.y - placed.origin.y
        } else if direction(of: node) == .rightToLeft {
          start = placed.origin.x + placed.size.width - outer.origin.x - outer.size.width
        } else {
          start = outer.origin.x - placed.origin.x
        }
        return (start, start + outer.size[axis])
      }
      above = outer.parent
    }
    return nil
  }
}

extension LayoutTree {
  /// True if a lazy stack or grid pins a part of its sections.
  public func pins(_ part: SectionPart, in node: NodeID) -> Bool {
    guard node.index < count else { return false }
    if engine.isNode(node, laidOutBy: LazyStackLayout.self) {
      return engine.parameters(of: node, as: LazyStackLayout.self).pinned.contains(part)
    }
    return engine.isNode(node, laidOutBy: LazyGridLayout.self)
      && engine.parameters(of: node, as: LazyGridLayout.self).pinned.contains(part)
  }
}
