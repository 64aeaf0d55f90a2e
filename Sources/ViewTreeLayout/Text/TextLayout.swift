/// Text: breaks into lines at the width proposed (docs/text.md).
public struct TextLayout: LayoutRules {
  let text: TextID

  /// A text that ``LayoutTree/addText(_:font:lineLimit:reservedLines:lineSpacing:)`` keeps.
  public init(_ text: TextID) { self.text = text }

  static var remembersAnswers: Bool { true }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    [.ordinaryPriority, .containerGuides]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    guard let run = engine.arena.pointee.texts.run(text), proposal != .zero else { return .zero }
    let metrics = engine.arena.pointee.texts.metrics(of: run.font)
    let width = proposal.width ?? .infinity
    let fitting = linesFitting(proposal.height ?? .infinity, run: run, metrics: metrics)
    let lines = engine.arena.pointee.texts
      .lines(of: text, width: width, atMost: min(run.lineLimit, fitting))
    let kept = Double(max(lines.count, run.reservedLines))
    let height =
      kept * metrics.lineHeight + (kept - 1) * (metrics.leading + run.lineSpacing)
    return Size(
      width: width == 0 ? 0 : engine.grid.roundUp(lines.width), height: engine.grid.roundUp(height))
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline,
      let run = engine.arena.pointee.texts.run(text)
    else { return nil }
    let metrics = engine.arena.pointee.texts.metrics(of: run.font)
    let first = engine.grid.roundToNearest(metrics.ascender)
    if key == .firstTextBaseline { return first }
    let between = metrics.leading + run.lineSpacing
    let pitch = metrics.lineHeight + between
    let lines = pitch > 0 ? max(((size.height + between) / pitch).rounded(.down), 1) : 1
    return engine.grid.roundUp(first + (lines - 1) * pitch)
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard let run = engine.arena.pointee.texts.run(text) else { return .ordinary }
    return engine.arena.pointee.texts.metrics(of: run.font).spacing(on: engine.grid)
  }

  /// How many lines a height has room for, at least one.
  private func linesFitting(_ height: Double, run: TextRun, metrics: FontMetrics) -> Int {
    let between = metrics.leading + run.lineSpacing
    let lines = ((height + between) / (metrics.lineHeight + between) + 1e-9).rounded(.down)
    return lines >= 1 && lines < 1e9 ? Int(lines) : lines < 1 ? 1 : .max
  }
}
