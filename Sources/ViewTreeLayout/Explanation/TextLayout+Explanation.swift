import ViewTreeNumbers

extension TextLayout {
  static var section: String { "Controls" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    guard let run = request.engine.arena.pointee.texts.run(text), run.partCount == 0 else {
      return []
    }
    let metrics = request.engine.arena.pointee.texts.metrics(of: run.font)
    let between = max(metrics.leading, run.lineSpacing)
    let pitch = metrics.lineHeight + between
    let lines = pitch > 0 ? ((request.size.height + between) / pitch).rounded(.down) : 1
    return lines.isFinite && lines < 1e9 ? [.lines(max(Int(lines), 1), pitch: pitch)] : []
  }

  /// A text chooses its width at or below the proposal, so the source is the text even if both are
  /// equal.
  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    .own
  }
}
