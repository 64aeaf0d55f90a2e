/// A Picker of segments (docs/explanation/controls.md). The children are the titles, one in the
/// middle of each segment. It fills its width. Each segment is ideally as wide as the widest title
/// needs.
public struct SegmentsLayout: LayoutRules {
  /// Segments around titles.
  public init() {}

  static var remembersAnswers: Bool { true }
  static var section: String { "Controls" }
  var axisForChildren: StackAxis? { StackAxis.none }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    .ordinary.union(.ignoresHeight)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    Size(
      width: proposal.width ?? idealWidth(of: node, in: engine),
      height: ControlMetrics.segmentedHeight)
  }

  private func idealWidth(of node: NodeID, in engine: LayoutEngine) -> Double {
    var (widest, count) = (0.0, 0)
    engine.forEachChild(of: node) { title in
      widest = max(widest, engine.size(of: title, proposing: .unspecified).width)
      count += 1
    }
    let segment = max(widest + ControlMetrics.segmentPadding, ControlMetrics.leastSegmentWidth)
    return count == 0 ? ControlMetrics.idealSegmentsWidth : segment * Double(count)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    var count = 0.0
    engine.forEachChild(of: node) { _ in count += 1 }
    let width = count > 0 ? size.width / count : 0
    let offered = ProposedSize(
      width: max(width - ControlMetrics.segmentPadding, 0), height: size.height)
    var middle = width / 2
    engine.forEachChild(of: node) { title in
      let own = engine.size(of: title, proposing: offered)
      engine.place(
        title, at: Point(x: middle - own.width / 2, y: (size.height - own.height) / 2),
        proposing: offered)
      middle += width
    }
  }
}
