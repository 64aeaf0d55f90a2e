/// A part of a line of text in one font, and its drawn position.
public struct DrawnText: Equatable, Sendable {
  /// The text of the part.
  public let text: String
  /// The font.
  public let font: Font
  /// The start of its baseline, from the top left corner of the whole text, in points. The line is
  /// assumed to start at the left edge.
  public let origin: Point
  /// The width, in points.
  public let width: Double
  /// The width of its line, in points.
  public let lineWidth: Double
  /// The index of the part of a concatenated text.
  public let part: Int
}

extension LayoutTree {
  /// The node of the first text in a node. `nil` if the first few nodes in it have none.
  ///
  /// It's for views that consist of their text with a box or a control around it.
  public func textNode(in id: NodeID) -> NodeID? {
    guard let number = arena.pointee.algorithms.knownNumber(of: TextLayout.self) else { return nil }
    var nodes = [id]
    var tries = 16
    while let node = nodes.popLast(), tries > 0 {
      tries -= 1
      guard node.index < count, isPlaced(node) else { continue }
      if arena.pointee.nodes[node.index].algorithm == number { return node }
      if let next = nextSibling(of: node), node != id { nodes.append(next) }
      if let child = firstChild(of: node) { nodes.append(child) }
    }
    return nil
  }

  /// The text of a placed node, line by line. Empty if the node isn't a text view.
  public func drawnTexts(of id: NodeID) -> [DrawnText] {
    guard let number = arena.pointee.algorithms.knownNumber(of: TextLayout.self), id.index < count,
      isPlaced(id), arena.pointee.nodes[id.index].algorithm == number
    else { return [] }
    let layout = engine.parameters(of: id, as: TextLayout.self)
    return layout.drawn(proposing: proposal(of: id), in: engine)
  }
}

extension TextLayout {
  /// The lines that a proposal leaves.
  fileprivate func drawn(
    proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> [DrawnText] {
    let texts = engine.arena.pointee.texts
    guard let run = texts.run(text), proposal != .zero else { return [] }
    let scale = run.minimumScale < 1 ? fitted(run, proposing: proposal, in: engine).scale : 1
    let inner = inner(proposal, of: run, scale: scale)
    let maximum = lineMaximum(of: run, proposing: inner, in: engine)
    let paragraph =
      run.partCount > 0 ? self.paragraph(of: run, proposing: inner, in: engine) : nil
    let metrics = texts.metrics(of: run.font)
    let lowered = max(-run.baselineOffset, 0)
    return texts.withMeasurer(of: run) { measurer in
      let shown = measurer.shownLines(
        width: inner.width ?? .infinity, atMost: maximum, truncation: run.truncation)
      var drawn: [DrawnText] = []
      for (number, line) in shown.lines.enumerated() {
        let pitch = metrics.lineHeight + run.space(between: metrics)
        let baseline =
          paragraph?.baseline(of: number) ?? engine.grid.roundToNearest(metrics.ascender * scale)
          / scale + Double(number) * pitch
        drawn += measurer.drawn(line, baseline: baseline).map { $0.scaled(scale, lowered: lowered) }
      }
      return drawn
    }
  }
}

extension DrawnText {
  /// The text at a scale, moved down by a distance in points.
  fileprivate func scaled(_ scale: Double, lowered: Double) -> DrawnText {
    if scale == 1, lowered == 0 { return self }
    return DrawnText(
      text: text, font: scale == 1 ? font : font.scaled(by: scale),
      origin: Point(x: origin.x * scale, y: origin.y * scale + lowered), width: width * scale,
      lineWidth: lineWidth * scale, part: part)
  }
}

extension TextMeasurer {
  /// The parts of a line, each in its font.
  fileprivate func drawn(_ line: ShownLine, baseline: Double) -> [DrawnText] {
    var parts: [Part] = []
    add(line.start, to: &parts)
    if let end = line.end {
      let last = max(line.start.upperBound - 1, 0)
      let number = segments.firstIndex { last < $0.end } ?? segments.count - 1
      Self.add(Part(text: "…", segment: segments[number], number: number), to: &parts)
      add(end, to: &parts)
    }
    let widths = parts.map { $0.font.width(of: $0.text) }
    let whole = widths.reduce(0, +)
    var x = 0.0
    return zip(parts, widths).map { part, width in
      defer { x += width }
      return DrawnText(
        text: part.text, font: part.font, origin: Point(x: x, y: baseline - part.baselineOffset),
        width: width, lineWidth: whole, part: part.number)
    }
  }

  /// A part of a line that belongs to one part of the text.
  private struct Part {
    var text: String
    let font: Font
    let baselineOffset: Double
    let number: Int

    init(text: String, segment: TextSegment, number: Int) {
      (self.text, self.number) = (text, number)
      (font, baselineOffset) = (segment.font, segment.baselineOffset)
    }
  }

  private func add(_ range: Range<Int>, to parts: inout [Part]) {
    var start = 0
    for (number, segment) in segments.enumerated() {
      let part = range.clamped(to: start..<max(segment.end, start))
      if !part.isEmpty {
        Self.add(Part(text: text(part), segment: segment, number: number), to: &parts)
      }
      start = segment.end
    }
  }

  /// Adds a text, joined to the last one if both belong to the same part.
  private static func add(_ part: Part, to parts: inout [Part]) {
    if parts.last?.number == part.number {
      parts[parts.count - 1].text += part.text
    } else {
      parts.append(part)
    }
  }
}
