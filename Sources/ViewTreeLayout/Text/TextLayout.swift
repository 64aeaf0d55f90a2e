import ViewTreeNumbers

/// Text: breaks into lines at the width proposed (docs/explanation/text.md).
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
    // Long text takes as much work as several size requests.
    engine.arena.pointee.sizeQuestions &+= run.count / 32
    let offset = abs(run.baselineOffset)
    if run.partCount > 0 {
      let paragraph = paragraph(of: run, proposing: proposal, in: engine)
      return size(
        width: proposal.width ?? .infinity, widest: paragraph.width,
        height: paragraph.height(atLeast: run.reservedLines) + offset, in: engine)
    }
    let metrics = engine.arena.pointee.texts.metrics(of: run.font)
    let (scale, lines) = fitted(run, proposing: proposal, in: engine)
    let kept = Double(max(lines.count, run.reservedLines))
    let height = kept * metrics.lineHeight + (kept - 1) * run.space(between: metrics)
    return size(
      width: proposal.width ?? .infinity, widest: lines.width * scale,
      height: height * scale + offset, in: engine)
  }

  /// The scale of the text, and its lines before scaling. The scale is 1 unless the text may shrink
  /// and doesn't fit.
  ///
  /// The scale decreases in steps of a hundredth until the text fits (docs/explanation/text.md,
  /// Lines).
  func fitted(
    _ run: TextRun, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> (scale: Double, lines: TextMeasurer.Lines) {
    var scale = 1.0
    while true {
      let inner = inner(proposal, of: run, scale: scale)
      let lines = engine.arena.pointee.texts.lines(
        of: text, width: inner.width ?? .infinity,
        atMost: lineMaximum(of: run, proposing: inner, in: engine))
      if !lines.isTruncated || scale <= run.minimumScale { return (scale, lines) }
      engine.arena.pointee.sizeQuestions &+= run.count / 32
      scale = max(scale - 0.01, run.minimumScale)
    }
  }

  /// The proposal to the text before scaling and without the space for raised or lowered glyphs.
  func inner(_ proposal: ProposedSize, of run: TextRun, scale: Double) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0 / scale },
      height: proposal.height.map { max($0 - abs(run.baselineOffset), 0) / scale })
  }

  private func size(
    width: Double, widest: Double, height: Double, in engine: LayoutEngine
  ) -> Size {
    Size(
      width: width == 0 ? 0 : engine.grid.roundUp(widest),
      height: max(engine.grid.roundUp(height), 0))
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline,
      let run = engine.arena.pointee.texts.run(text)
    else { return nil }
    if run.partCount > 0 {
      let paragraph = paragraph(of: run, proposing: proposal, in: engine)
      let first =
        engine.grid.roundToNearest(paragraph.lines.first?.ascender ?? 0)
        + max(run.baselineOffset, 0)
      if key == .firstTextBaseline { return first }
      return engine.grid.roundUp(first + paragraph.baselineDistance)
    }
    let metrics = engine.arena.pointee.texts.metrics(of: run.font)
    let scale = run.minimumScale < 1 ? fitted(run, proposing: proposal, in: engine).scale : 1
    // The space for raised glyphs is below their baseline.
    let first =
      engine.grid.roundToNearest(metrics.ascender * scale) + max(run.baselineOffset, 0)
    if key == .firstTextBaseline { return first }
    let between = run.space(between: metrics) * scale
    let pitch = metrics.lineHeight * scale + between
    let height = size.height - abs(run.baselineOffset)
    let lines = pitch > 0 ? max(((height + between) / pitch).rounded(.down), 1) : 1
    return engine.grid.roundUp(first + (lines - 1) * pitch)
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    let texts = engine.arena.pointee.texts
    guard let run = texts.run(text) else { return .ordinary }
    let fonts = texts.distinctFonts(of: run)
    let first = texts.metrics(of: fonts.first ?? run.font).spacing(on: engine.grid)
    return fonts.dropFirst().reduce(first) { result, font in
      result.union(texts.metrics(of: font).spacing(on: engine.grid))
    }
  }

  /// The lines of text with several parts: as many as the limit and the height allow.
  func paragraph(
    of run: TextRun, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> TextParagraph {
    let texts = engine.arena.pointee.texts
    let width = proposal.width ?? .infinity
    let whole = texts.paragraph(of: run, width: width, atMost: run.lineLimit)
    let fitting = whole.linesFitting(proposal.height ?? .infinity)
    if fitting >= whole.lines.count { return whole }
    return texts.paragraph(of: run, width: width, atMost: fitting)
  }

  /// The maximum number of lines for the line limit and the proposed height.
  func lineMaximum(
    of run: TextRun, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Int {
    if run.partCount > 0 {
      return paragraph(of: run, proposing: proposal, in: engine).lines.count
    }
    let metrics = engine.arena.pointee.texts.metrics(of: run.font)
    return min(
      run.lineLimit, linesFitting(proposal.height ?? .infinity, run: run, metrics: metrics))
  }

  /// The number of lines that fit a height, at least one.
  private func linesFitting(_ height: Double, run: TextRun, metrics: FontMetrics) -> Int {
    let between = run.space(between: metrics)
    let pitch = metrics.lineHeight + between
    // Lines that overlap because of negative spacing need no space.
    guard pitch > 0 else { return .max }
    let lines = ((height + between) / pitch + 1e-9).rounded(.down)
    return lines >= 1 && lines < 1e9 ? Int(lines) : lines < 1 ? 1 : .max
  }
}

extension TextRun {
  /// The space between two lines of a font, in points.
  func space(between metrics: FontMetrics) -> Double { max(metrics.leading, lineSpacing) }
}
