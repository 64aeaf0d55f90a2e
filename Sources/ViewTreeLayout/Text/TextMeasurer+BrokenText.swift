extension TextMeasurer {
  /// A line as shown: its bytes, or those before and after the ellipsis of a truncated line.
  struct ShownLine {
    var start: Range<Int>
    var end: Range<Int>?
  }

  /// The lines as shown, and the text that didn't fit.
  func shownLines(
    width: Double, atMost maximum: Int, truncation: TextTruncation
  ) -> (lines: [ShownLine], hidden: Range<Int>?) {
    var ranges: [Range<Int>] = []
    let lines = self.lines(width: width, atMost: maximum, truncation: truncation) {
      ranges.append($0)
    }
    var shown = ranges.map { ShownLine(start: trimmed($0)) }
    guard lines.isTruncated, let last = ranges.last else { return (shown, nil) }
    let hidden = cut(from: last.lowerBound, width: width, truncation).hidden
    shown[shown.count - 1] = ShownLine(
      start: trimmed(last.lowerBound..<hidden.lowerBound), end: hidden.upperBound..<count)
    return (shown, hidden)
  }

  /// The lines as shown, as strings.
  func brokenText(
    width: Double, atMost maximum: Int, truncation: TextTruncation
  ) -> BrokenText {
    let (lines, hidden) = shownLines(width: width, atMost: maximum, truncation: truncation)
    return BrokenText(
      lines: lines.map { line in text(line.start) + (line.end.map { "…" + text($0) } ?? "") },
      rest: hidden.map { text($0) })
  }

  /// The part of a line that is hidden by truncation, and the width of the rest with its ellipsis.
  func cut(
    from start: Int, width: Double, _ truncation: TextTruncation
  ) -> (hidden: Range<Int>, width: Double) {
    if truncation == .tail {
      let kept = self.truncation(from: start, limit: width)
      return (kept.end..<count, kept.width)
    }
    let characters = characters(from: start)
    let ellipsis = ellipsisAdvance(at: start)
    let kept = keptEnds(of: characters, truncation, into: width - ellipsis + 1e-6)
    let last = characters.count - kept.last
    let end = last < characters.count ? characters[last].start : count
    return (
      (kept.first < characters.count ? characters[kept.first].start : end)..<end,
      min(width, ellipsis + kept.width)
    )
  }

  /// The number of characters kept before and after an ellipsis, and their width. In the middle
  /// mode, each one is added to the narrower end. Spaces next to the ellipsis are dropped.
  private func keptEnds(
    of characters: [(start: Int, advance: Double)], _ truncation: TextTruncation,
    into room: Double
  ) -> (first: Int, last: Int, width: Double) {
    var (first, last) = (0, 0)
    var (before, behind) = (0.0, 0.0)
    while first + last < characters.count {
      let isFirst = truncation == .middle && before <= behind
      let advance = characters[isFirst ? first : characters.count - 1 - last].advance
      if before + behind + advance > room { break }
      if isFirst {
        (first, before) = (first + 1, before + advance)
      } else {
        (last, behind) = (last + 1, behind + advance)
      }
    }
    while first > 0, bytes[characters[first - 1].start] == 32 {
      first -= 1
      before -= characters[first].advance
    }
    while last > 0, bytes[characters[characters.count - last].start] == 32 {
      behind -= characters[characters.count - last].advance
      last -= 1
    }
    return (first, last, before + behind)
  }

  /// The characters from a byte offset on, each with its advance and the distance to the previous
  /// character.
  func characters(from start: Int) -> [(start: Int, advance: Double)] {
    var result: [(start: Int, advance: Double)] = []
    var index = start
    var segment = segment(at: start)
    var last: UInt8 = 0
    while index < count {
      while index >= segments[segment].end, segment + 1 < segments.count {
        segment += 1
        last = 0
      }
      let (scalar, next) = UTF8Scalars.next(bytes, at: index, end: count)
      let kerning = segments[segment].kerning.distance(after: &last, scalar)
      result.append((index, advance(of: scalar, segment) + kerning))
      index = next
    }
    return result
  }

  /// A line without the spaces at which it breaks.
  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var line = line
    while let last = line.last, bytes[last] == 10 || bytes[last] == 32 { line = line.dropLast() }
    return line
  }

  /// The characters of some bytes.
  func text(_ range: Range<Int>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}
