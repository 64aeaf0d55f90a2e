/// `ScrollView`: takes its proposal along the axes it scrolls, its content's size across
/// (docs/semantics.md, Scroll views).
public struct ScrollViewLayout: LayoutRules {
  let axes: AxisSet
  /// How far the content is scrolled; `nil` where nobody says so.
  let contentOffset: Point?
  /// Whether the content is scrolled no farther than it goes.
  let isLimited: Bool
  let environment: ScrollEnvironment

  /// A scroll view; its one child is the content.
  ///
  /// - Parameters:
  ///   - contentOffset: how far the content is scrolled, in points; `nil` for as far as the anchor says.
  ///   - isLimited: whether it is scrolled no farther than it goes.
  ///   - environment: the margins of the content, and where it stands.
  public init(
    axes: AxisSet = .vertical, contentOffset: Point? = nil, isLimited: Bool = false,
    environment: ScrollEnvironment = ScrollEnvironment()
  ) {
    self.axes = axes
    self.contentOffset = contentOffset
    self.isLimited = isLimited
    self.environment = environment
  }

  /// How far content of a size, with its margins, can be scrolled: by what it is larger than the view.
  func limit(of content: Size, in size: Size) -> Point {
    let extent = extent(of: content)
    return Point(
      x: axes.contains(Axis.horizontal) ? max(0, extent.width - size.width) : 0,
      y: axes.contains(Axis.vertical) ? max(0, extent.height - size.height) : 0)
  }

  /// How far content of a size is scrolled.
  func offset(of content: Size, in size: Size) -> Point {
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
    let offset = offset(of: contentSize, in: size)
    engine.place(
      content, at: start(of: contentSize, in: size) - offset, proposing: opened(proposal))
  }

  /// Where content begins that is not scrolled, behind its margins: smaller content stands where the anchor
  /// says, or else in the middle of a view that scrolls along both axes.
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
