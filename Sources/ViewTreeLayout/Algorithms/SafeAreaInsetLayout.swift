/// `safeAreaInset(edge:alignment:spacing:content:)`: a bar at one edge of its content
/// (docs/explanation/layout.md, Safe area).
///
/// The first child is the content, the second the bar.
public struct SafeAreaInsetLayout: LayoutRules {
  let axis: Axis
  /// True if the bar is at the top or leading edge.
  let isAtStart: Bool
  let alignment: AlignmentKey
  // NaN means the preferred spacing of the two children.
  let explicitSpacing: Double

  private init(axis: Axis, isAtStart: Bool, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.isAtStart = isAtStart
    self.alignment = alignment
    explicitSpacing = spacing ?? .nan
  }

  /// A bar above or below the content.
  public static func vertical(
    isAtTop: Bool, alignment: HorizontalAlignment = .center, spacing: Double? = nil
  ) -> SafeAreaInsetLayout {
    SafeAreaInsetLayout(
      axis: .vertical, isAtStart: isAtTop, alignment: alignment.key, spacing: spacing)
  }

  /// A bar next to the content.
  public static func horizontal(
    isAtLeading: Bool, alignment: VerticalAlignment = .center, spacing: Double? = nil
  ) -> SafeAreaInsetLayout {
    SafeAreaInsetLayout(
      axis: .horizontal, isAtStart: isAtLeading, alignment: alignment.key, spacing: spacing)
  }

  static var remembersAnswers: Bool { true }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    guard let content = engine.firstChild(of: node) else { return .zero }
    guard let bar = engine.nextSibling(of: content) else {
      return engine.size(of: content, proposing: proposal)
    }
    let parts = solve(proposal, content: content, bar: bar, in: engine)
    var size = Size.zero
    size[axis] = parts.bar[axis] + parts.spacing + parts.content[axis]
    size[axis.other] = max(parts.bar[axis.other], parts.content[axis.other])
    return size
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let content = engine.firstChild(of: node) else { return }
    guard let bar = engine.nextSibling(of: content) else {
      engine.place(content, at: .zero, proposing: proposal)
      return
    }
    let parts = solve(proposal, content: content, bar: bar, in: engine)
    let contentStart = isAtStart ? parts.bar[axis] + parts.spacing : 0
    let barStart = isAtStart ? 0 : parts.content[axis] + parts.spacing
    let contentLine = engine.guide(
      alignment, of: content, size: parts.content, proposal: parts.contentProposal)
    let barLine = engine.guide(alignment, of: bar, size: parts.bar, proposal: parts.barProposal)
    let line = max(contentLine, barLine)
    engine.place(
      content, at: point(contentStart, across: line - contentLine),
      proposing: parts.contentProposal)
    engine.place(bar, at: point(barStart, across: line - barLine), proposing: parts.barProposal)
  }

  /// The safe area that the bar and the gap leave in the node, for content that ignores safe areas.
  func safeArea(of node: NodeID, in engine: LayoutEngine) -> SafeArea {
    let placed = engine.pointer(to: node).pointee
    let outer = Rect(origin: placed.origin, size: placed.size)
    guard let content = engine.firstChild(of: node),
      let bar = engine.nextSibling(of: content)
    else { return SafeArea(outer: outer, inner: outer) }
    let parts = solve(placed.proposal, content: content, bar: bar, in: engine)
    let covered = parts.bar[axis] + parts.spacing
    var insets = EdgeInsets.zero
    switch (axis, isAtStart) {
    case (.vertical, true): insets.top = covered
    case (.vertical, false): insets.bottom = covered
    case (.horizontal, true): insets.leading = covered
    case (.horizontal, false): insets.trailing = covered
    }
    if engine.direction(of: node) == .rightToLeft { insets = insets.mirrored }
    return SafeArea(outer: outer, inner: outer.inset(by: insets))
  }

  private struct Parts {
    var spacing: Double
    var bar: Size
    var barProposal: ProposedSize
    var content: Size
    var contentProposal: ProposedSize
  }

  /// Measures the bar first, next to the minimum length of the content. The content gets the
  /// remaining length.
  private func solve(
    _ proposal: ProposedSize, content: NodeID, bar: NodeID, in engine: LayoutEngine
  ) -> Parts {
    let spacing = gap(content: content, bar: bar, in: engine)
    var barProposal = proposal
    var contentProposal = proposal
    if let length = proposal[axis] {
      let available = max(length - spacing, 0)
      var least = proposal
      least[axis] = 0
      barProposal[axis] = max(available - engine.size(of: content, proposing: least)[axis], 0)
      let taken = engine.size(of: bar, proposing: barProposal)[axis]
      contentProposal[axis] = max(length - taken - spacing, 0)
    }
    return Parts(
      spacing: spacing, bar: engine.size(of: bar, proposing: barProposal), barProposal: barProposal,
      content: engine.size(of: content, proposing: contentProposal),
      contentProposal: contentProposal)
  }

  private func gap(content: NodeID, bar: NodeID, in engine: LayoutEngine) -> Double {
    if !explicitSpacing.isNaN { return explicitSpacing }
    return isAtStart
      ? engine.distance(from: bar, to: content, along: axis)
      : engine.distance(from: content, to: bar, along: axis)
  }

  private func point(_ along: Double, across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
