extension LayoutTree {
  /// The line breaks in the text of a placed node. `nil` for text that is shown unchanged, and for
  /// other nodes.
  ///
  /// The text is that of the node or of the label that it contains directly.
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

extension LayoutTree {
  /// True if a text takes several lines without a space in any of them, such as a price or a short
  /// title, which are hard to read then.
  public func isSplit(text node: NodeID) -> Bool {
    guard let lines = brokenText(of: node)?.lines, lines.count > 1 else { return false }
    return lines.allSatisfy { !$0.contains(" ") }
  }
}

extension TextLayout {
  /// The lines for a proposal. `nil` for one line without truncation.
  func broken(proposing proposal: ProposedSize, in engine: LayoutEngine) -> BrokenText? {
    let texts = engine.arena.pointee.texts
    guard let run = texts.run(text), proposal != .zero else { return nil }
    let scale = run.minimumScale < 1 ? fitted(run, proposing: proposal, in: engine).scale : 1
    let inner = inner(proposal, of: run, scale: scale)
    let width = inner.width ?? .infinity
    let maximum = lineMaximum(of: run, proposing: inner, in: engine)
    if run.partCount == 0 {
      let lines = texts.lines(of: text, width: width, atMost: maximum)
      if lines.count == 1, !lines.isTruncated { return nil }
    }
    let broken = texts.brokenText(of: run, width: width, atMost: maximum)
    return broken.lines.count == 1 && broken.rest == nil ? nil : broken
  }
}

extension TextStorage {
  /// The lines of text at a width.
  func brokenText(of run: TextRun, width: Double, atMost maximum: Int) -> BrokenText {
    withMeasurer(of: run) {
      $0.brokenText(width: width, atMost: maximum, truncation: run.truncation)
    }
  }
}
