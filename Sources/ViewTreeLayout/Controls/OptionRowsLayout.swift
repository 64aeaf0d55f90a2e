/// A Picker of rows in a list (docs/explanation/controls.md). The children are the label, if any,
/// and the options. Each is as far from the next one as the views of two rows.
public struct OptionRowsLayout: LayoutRules {
  /// The space between the views of two rows.
  let gap: Double
  /// The minimum height of a row without its insets.
  let leastHeight: Double

  /// Options in the rows of a list.
  public init(_ metrics: ListMetrics) {
    gap = metrics.rowInsets.total(along: .vertical)
    leastHeight = max(metrics.leastRowHeight - gap, 0)
  }

  static var remembersAnswers: Bool { true }
  static var section: String { "Controls" }
  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    var (width, height, count) = (0.0, 0.0, 0)
    engine.forEachChild(of: node) { option in
      let own = engine.size(of: option, proposing: offered(proposal))
      width = max(width, own.width)
      height += max(own.height, leastHeight)
      count += 1
    }
    return Size(
      width: proposal.width ?? width + ControlMetrics.checkmarkWidth,
      height: height + gap * Double(max(count - 1, 0)))
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    var y = 0.0
    engine.forEachChild(of: node) { option in
      let own = engine.size(of: option, proposing: offered(proposal))
      let height = max(own.height, leastHeight)
      engine.place(
        option, at: Point(x: 0, y: y + (height - own.height) / 2), proposing: offered(proposal))
      y += height + gap
    }
  }

  /// A row leaves space for the checkmark of the chosen option.
  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - ControlMetrics.checkmarkWidth, 0) }, height: nil)
  }
}
