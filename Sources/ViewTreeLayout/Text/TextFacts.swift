/// The lines of a placed text, and their limits.
public struct TextFacts: Equatable, Sendable {
  /// The number of lines that are shown.
  public let lines: Int
  /// The number of lines without a line limit and a height, at the proposed width.
  public let neededLines: Int
  /// The maximum number of lines. `nil` for no limit.
  public let lineLimit: Int?
  /// The number of lines whose height is reserved even if there are fewer.
  public let reservedLines: Int
  /// True if a part of the text doesn't fit.
  public let isTruncated: Bool
  /// The scale that `minimumScaleFactor` gives to text that doesn't fit. 1 for any other.
  public let scale: Double
  /// The width of the text in as few lines as it has without a width, in points.
  public let idealWidth: Double
  /// The proposal with which it was placed.
  public let proposal: ProposedSize
}

extension LayoutTree {
  /// The lines of a placed text, or nil for any other node.
  public func textFacts(of node: NodeID) -> TextFacts? {
    guard node.index < count, isPlaced(node), engine.isNode(node, laidOutBy: TextLayout.self)
    else { return nil }
    let layout = engine.parameters(of: node, as: TextLayout.self)
    guard let run = arena.pointee.texts.run(layout.text), run.count > 0 else { return nil }
    let proposal = proposal(of: node)
    let scale =
      run.minimumScale < 1 ? layout.fitted(run, proposing: proposal, in: engine).scale : 1
    let inner = layout.inner(proposal, of: run, scale: scale)
    func lines(_ limit: Int) -> BrokenText {
      arena.pointee.texts.brokenText(of: run, width: inner.width ?? .infinity, atMost: limit)
    }
    let shown = lines(layout.lineMaximum(of: run, proposing: inner, in: engine))
    return TextFacts(
      lines: shown.lines.count, neededLines: lines(.max).lines.count,
      lineLimit: run.lineLimit == .max ? nil : run.lineLimit, reservedLines: run.reservedLines,
      isTruncated: shown.rest != nil,
      scale: scale,
      idealWidth: engine.size(of: node, proposing: .unspecified).width, proposal: proposal)
  }
}
