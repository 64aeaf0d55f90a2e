extension LayoutTree {
  /// How the text of a placed node breaks into lines; `nil` for a text that is shown as it is, and for
  /// what is none.
  ///
  /// The text is that of the node or of the label that it holds directly.
  public func brokenText(of id: NodeID) -> BrokenText? {
    guard let number = arena.pointee.algorithms.knownNumber(of: TextLayout.self) else { return nil }
    if let own = brokenText(of: id, algorithm: number) { return own }
    var child = firstChild(of: id)
    while let label = child {
      if let text = brokenText(of: label, algorithm: number) { return text }
      child = nextSibling(of: label)
    }
    return nil
  }

  private func brokenText(of id: NodeID, algorithm: UInt16) -> BrokenText? {
    guard id.index < count, isPlaced(id), arena.pointee.nodes[id.index].algorithm == algorithm
    else { return nil }
    let layout = engine.parameters(of: id, as: TextLayout.self)
    return layout.broken(proposing: proposal(of: id), in: engine)
  }
}

extension TextLayout {
  /// The lines that a proposal leaves; `nil` for one line that is whole.
  func broken(proposing proposal: ProposedSize, in engine: LayoutEngine) -> BrokenText? {
    let texts = engine.arena.pointee.texts
    guard let run = texts.run(text), proposal != .zero else { return nil }
    let width = proposal.width ?? .infinity
    let maximum = lineMaximum(of: run, proposing: proposal, in: engine)
    if run.partCount == 0 {
      let lines = texts.lines(of: text, width: width, atMost: maximum)
      if lines.count == 1, !lines.isTruncated { return nil }
    }
    let broken = texts.brokenText(of: run, width: width, atMost: maximum)
    return broken.lines.count == 1 && broken.rest == nil ? nil : broken
  }
}

extension TextStorage {
  /// The lines of a text at a width.
  func brokenText(of run: TextRun, width: Double, atMost maximum: Int) -> BrokenText {
    withMeasurer(of: run) { $0.brokenText(width: width, atMost: maximum) }
  }
}

extension TextMeasurer {
  /// The lines as they are shown.
  func brokenText(width: Double, atMost maximum: Int) -> BrokenText {
    var ranges: [Range<Int>] = []
    let lines = self.lines(width: width, atMost: maximum) { ranges.append($0) }
    var shown = ranges.map { text($0, trimmed: true) }
    guard lines.isTruncated, let last = ranges.last else {
      return BrokenText(lines: shown, rest: nil)
    }
    let end = truncation(from: last.lowerBound, limit: width).end
    shown[shown.count - 1] = text(last.lowerBound..<end, trimmed: true) + "…"
    return BrokenText(lines: shown, rest: text(end..<count, trimmed: false))
  }

  private func text(_ range: Range<Int>, trimmed: Bool) -> String {
    var range = range
    while trimmed, let last = range.last, bytes[last] == 10 || bytes[last] == 32 {
      range = range.dropLast()
    }
    return String(
      decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}
