/// A word or a number whose parts are on two lines of text.
public struct BrokenWord: Equatable, Sendable {
  /// The part in the first line.
  public let start: String
  /// The part in the next line.
  public let rest: String
  /// The width that the whole word needs on one line, in points.
  public let width: Double
  /// The width that the text has, in points.
  public let offered: Double

  /// The whole word.
  public var text: String { start + rest }
}

extension LayoutTree {
  /// The first broken word in the text of a placed node, or of the label that it contains directly.
  /// `nil` if there is none.
  public func brokenWord(of node: NodeID) -> BrokenWord? {
    if let own = brokenWord(inText: node) { return own }
    var child = firstChild(of: node)
    while let label = child {
      if let word = brokenWord(inText: label) { return word }
      child = nextSibling(of: label)
    }
    return nil
  }

  private func brokenWord(inText node: NodeID) -> BrokenWord? {
    guard isPlaced(node), isNode(node, laidOutBy: TextLayout.self) else { return nil }
    let proposal = proposal(of: node)
    let layout = engine.parameters(of: node, as: TextLayout.self)
    guard let run = arena.pointee.texts.run(layout.text), let offered = proposal.width else {
      return nil
    }
    let scale =
      run.minimumScale < 1 ? layout.fitted(run, proposing: proposal, in: engine).scale : 1
    let inner = layout.inner(proposal, of: run, scale: scale)
    let maximum = layout.lineMaximum(of: run, proposing: inner, in: engine)
    let found = arena.pointee.texts.withMeasurer(of: run) {
      $0.brokenWord(width: inner.width ?? .infinity, atMost: maximum)
    }
    return found.map {
      BrokenWord(
        start: $0.start, rest: $0.rest, width: engine.grid.roundUp($0.width * scale),
        offered: offered)
    }
  }
}

extension TextMeasurer {
  /// The first word or number that is on two of the lines, with its width.
  fileprivate func brokenWord(
    width: Double, atMost maximum: Int
  ) -> (start: String, rest: String, width: Double)? {
    var ends: [Int] = []
    _ = lines(width: width, atMost: maximum) { ends.append($0.upperBound) }
    for end in ends.dropLast() where end < count {
      let first = (0..<end).last { bytes[$0] <= 32 }.map { $0 + 1 } ?? 0
      let last = (end..<count).first { bytes[$0] <= 32 } ?? count
      let (start, rest) = (text(first..<end), text(end..<last))
      guard let next = rest.first, Self.isInside(start, next) else { continue }
      // A device breaks after a hyphen or a slash, but viewtree's layout doesn't.
      guard !(start + rest).contains(where: { "-/".contains($0) }) else { continue }
      return (start, rest, self.width(of: first..<last))
    }
    return nil
  }

  /// The width of some bytes on one line.
  private func width(of bytes: Range<Int>) -> Double {
    characters(from: bytes.lowerBound).reduce(0) { sum, character in
      character.start < bytes.upperBound ? sum + character.advance : sum
    }
  }

  /// True if a break between a line and a character is inside a word or a number. Scripts
  /// without spaces between words may be broken anywhere.
  private static func isInside(_ line: String, _ next: Character) -> Bool {
    guard let last = line.last else { return false }
    if last.isNumber { return next.isNumber || next == "," || next == "." }
    if last == "," || last == "." { return next.isNumber && line.dropLast().last?.isNumber == true }
    return last.isCased && next.isCased
  }
}
