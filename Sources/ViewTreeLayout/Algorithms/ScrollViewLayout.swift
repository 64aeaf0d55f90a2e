/// `ScrollView`: takes its proposal along the axes that scroll, and its content's length along
/// other axes (docs/explanation/containers.md, Scroll views).
public struct ScrollViewLayout: LayoutRules {
  let axes: AxisSet
  /// The content offset. `nil` if it isn't set.
  private(set) var contentOffset: Point?
  /// True if the content offset is limited to the scrollable range.
  private(set) var isLimited: Bool
  let environment: ScrollEnvironment
  /// The view to which the content moves.
  private var target = NodeID(rawValue: .max)
  /// The anchor for that view in this one. NaN for the smallest distance that makes it visible.
  private var targetAnchor = UnitPoint(x: .nan, y: .nan)
  /// The edge to which the content moves: 0 or 1 along an axis, and NaN along an axis without one.
  private var edge = UnitPoint(x: .nan, y: .nan)
  /// The content offset before the move.
  private var earlierOffset: Point?

  /// A scroll view. Its only child is the content.
  ///
  /// - Parameters:
  ///   - contentOffset: the content offset, in points. `nil` for the position of the anchor.
  ///   - isLimited: true to limit the offset to the scrollable range.
  ///   - environment: the margins and the alignment of the content.
  public init(
    axes: AxisSet = .vertical, contentOffset: Point? = nil, isLimited: Bool = false,
    environment: ScrollEnvironment = ScrollEnvironment()
  ) {
    self.axes = axes
    self.contentOffset = contentOffset
    self.isLimited = isLimited
    self.environment = environment
  }

  /// The maximum content offset: the part of the content and its margins that exceeds the view.
  func limit(of content: Size, in size: Size) -> Point {
    let extent = extent(of: content)
    return Point(
      x: axes.contains(Axis.horizontal) ? max(0, extent.width - size.width) : 0,
      y: axes.contains(Axis.vertical) ? max(0, extent.height - size.height) : 0)
  }

  /// The content offset for content of a size.
  func offset(of content: Size, in size: Size) -> Point {
    offset(of: content, in: size, from: contentOffset)
  }

  private func offset(of content: Size, in size: Size, from contentOffset: Point?) -> Point {
    let limit = limit(of: content, in: size)
    guard let contentOffset else {
      let anchor = environment.offsetAnchor ?? .topLeading
      return Point(x: limit.x * anchor.x, y: limit.y * anchor.y)
    }
    guard isLimited else { return contentOffset }
    return Point(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
  }

  /// Content with its margins.
  func extent(of content: Size) -> Size {
    Size(
      width: content.width + environment.margins.total(along: .horizontal),
      height: content.height + environment.margins.total(along: .vertical))
  }

  var axisForChildren: StackAxis? { StackAxis.none }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard let content = engine.firstChild(of: node) else { return .ordinary }
    var ignored = engine.traits(of: content).intersection(.rigid)
    if axes.contains(Axis.horizontal) { ignored.remove(.ignoresWidth) }
    if axes.contains(Axis.vertical) { ignored.remove(.ignoresHeight) }
    return ignored.union(.ordinary)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let content =
      engine.firstChild(of: node).map { engine.size(of: $0, proposing: opened(proposal)) } ?? .zero
    let extent = extent(of: content)
    return Size(
      width: axes.contains(Axis.horizontal) ? proposal.width ?? extent.width : extent.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? extent.height : extent.height)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let content = engine.firstChild(of: node) else { return }
    let contentSize = engine.size(of: content, proposing: opened(proposal))
    var offset = offset(of: contentSize, in: size)
    if moves {
      offset = self.offset(of: contentSize, in: size, from: earlierOffset)
      if target.exists {
        var frame = engine.rehearsedFrame(of: target, in: content, proposing: opened(proposal))
        // Offsets start at the leading edge.
        if engine.direction(of: node) == .rightToLeft {
          frame.origin.x = contentSize.width - frame.maxX
        }
        offset = self.offset(to: frame, from: offset, of: contentSize, in: size)
      } else {
        let limit = limit(of: contentSize, in: size)
        if !edge.x.isNaN { offset.x = limit.x * edge.x }
        if !edge.y.isNaN { offset.y = limit.y * edge.y }
      }
      var scrolled = self
      (scrolled.contentOffset, scrolled.isLimited) = (offset, true)
      engine.setParameters(of: node, to: scrolled)
    }
    engine.place(
      content, at: start(of: contentSize, in: size) - offset, proposing: opened(proposal))
  }

  /// True if the content moves to a view or an edge.
  private var moves: Bool { target.exists || !edge.x.isNaN || !edge.y.isNaN }

  /// The content offset that aligns a view with the target anchor, or makes it visible.
  private func offset(to frame: Rect, from offset: Point, of content: Size, in size: Size) -> Point
  {
    let (start, limit) = (start(of: content, in: size), limit(of: content, in: size))
    func length(_ axis: Axis, _ anchor: Double) -> Double {
      let isHorizontal = axis == .horizontal
      let first = isHorizontal ? frame.minX + start.x : frame.minY + start.y
      let (own, room) = (frame.size[axis], size[axis])
      let known = isHorizontal ? offset.x : offset.y
      let wanted =
        anchor.isNaN
        ? min(max(known, first + own - room), max(first, first + own - room))
        : first + (own - room) * anchor
      return min(max(wanted, 0), isHorizontal ? limit.x : limit.y)
    }
    return Point(
      x: length(.horizontal, targetAnchor.x), y: length(.vertical, targetAnchor.y))
  }

  /// The start of unscrolled content, after its margins. Smaller content is aligned by the anchor,
  /// or centered in a view that scrolls along both axes.
  private func start(of content: Size, in size: Size) -> Point {
    let margins = environment.margins
    var start = Point(x: margins.leading, y: margins.top)
    guard let anchor = environment.alignmentAnchor ?? (axes == .both ? .center : nil) else {
      return start
    }
    let extent = extent(of: content)
    if axes.contains(Axis.horizontal) { start.x += max(0, size.width - extent.width) * anchor.x }
    if axes.contains(Axis.vertical) { start.y += max(0, size.height - extent.height) * anchor.y }
    return start
  }

  private func opened(_ proposal: ProposedSize) -> ProposedSize {
    let margins = environment.margins
    return ProposedSize(
      width: axes.contains(Axis.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.total(along: .horizontal)) },
      height: axes.contains(Axis.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.total(along: .vertical)) })
  }
}

extension ScrollViewLayout {
  /// True if the document itself sets an offset, which no target changes.
  fileprivate var isFixed: Bool { contentOffset != nil && !isLimited }

  fileprivate mutating func scroll(to target: NodeID, at anchor: UnitPoint?) {
    (self.target, earlierOffset, isLimited) = (target, contentOffset, true)
    if let anchor { targetAnchor = anchor }
  }

  fileprivate mutating func scroll(to edge: UnitPoint) {
    (self.edge, earlierOffset, isLimited) = (edge, contentOffset, true)
  }
}

extension LayoutTree {
  /// Scrolls a scroll view or a list to a view in it when it's placed, unless the document sets its
  /// content offset.
  ///
  /// - Parameter anchor: the point in the view that is aligned with the same point of the scroll
  ///   view. `nil` for the smallest distance that makes the view visible.
  public func scroll(_ node: NodeID, to target: NodeID, at anchor: UnitPoint?) {
    guard node.index < count, target.index < count else { return }
    if engine.isNode(node, laidOutBy: ListLayout.self) {
      var layout = engine.parameters(of: node, as: ListLayout.self)
      layout.scroll(to: target, at: anchor?.y)
      return engine.setParameters(of: node, to: layout)
    }
    changeScrollView(node) { $0.scroll(to: target, at: anchor) }
  }

  /// Scrolls a scroll view to an edge when it's placed, unless the document sets its content offset.
  ///
  /// - Parameter edge: 0 or 1 along the axis, and NaN along the other.
  public func scroll(_ node: NodeID, toEdge edge: UnitPoint) {
    guard node.index < count else { return }
    changeScrollView(node) { $0.scroll(to: edge) }
  }

  private func changeScrollView(_ node: NodeID, _ change: (inout ScrollViewLayout) -> Void) {
    guard engine.isNode(node, laidOutBy: ScrollViewLayout.self) else { return }
    var layout = engine.parameters(of: node, as: ScrollViewLayout.self)
    guard !layout.isFixed else { return }
    change(&layout)
    engine.setParameters(of: node, to: layout)
  }
}

extension LayoutEngine {
  /// The future frame of a node in an enclosing one. The client isn't called: no content is made
  /// and no effects are applied.
  fileprivate func rehearsedFrame(
    of target: NodeID, in content: NodeID, proposing proposal: ProposedSize
  ) -> Rect {
    let outer = arena.pointee.isRehearsing
    arena.pointee.isRehearsing = true
    defer { arena.pointee.isRehearsing = outer }
    place(content, at: .zero, proposing: proposal)
    return Rect(
      origin: localOrigin(of: target, in: content), size: pointer(to: target).pointee.size)
  }
}
