/// `ScrollView`: takes its proposal along the axes it scrolls, its content's size across
/// (docs/semantics.md, Scroll views).
public struct ScrollViewLayout: LayoutRules {
  let axes: AxisSet
  let contentOffset: Point
  /// Whether the content is scrolled no farther than it goes.
  let isLimited: Bool

  /// A scroll view; its one child is the content.
  ///
  /// - Parameters:
  ///   - contentOffset: how far the content is scrolled, in points.
  ///   - isLimited: whether it is scrolled no farther than it goes.
  public init(
    axes: AxisSet = .vertical, contentOffset: Point = .zero, isLimited: Bool = false
  ) {
    self.axes = axes
    self.contentOffset = contentOffset
    self.isLimited = isLimited
  }

  /// How far content of a size can be scrolled: by what it is larger than the view.
  func limit(of content: Size, in size: Size) -> Point {
    Point(
      x: axes.contains(Axis.horizontal) ? max(0, content.width - size.width) : 0,
      y: axes.contains(Axis.vertical) ? max(0, content.height - size.height) : 0)
  }

  /// How far content of a size is scrolled.
  func offset(of content: Size, in size: Size) -> Point {
    guard isLimited else { return contentOffset }
    let limit = limit(of: content, in: size)
    return Point(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
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
    return Size(
      width: axes.contains(Axis.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? content.height : content.height)
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

  /// Where content begins that is not scrolled: of a view that scrolls along both axes, smaller content
  /// stands in the middle.
  private func start(of content: Size, in size: Size) -> Point {
    guard axes == .both else { return .zero }
    return Point(
      x: max(0, (size.width - content.width) / 2), y: max(0, (size.height - content.height) / 2))
  }

  private func opened(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(Axis.horizontal) ? nil : proposal.width,
      height: axes.contains(Axis.vertical) ? nil : proposal.height)
  }
}
