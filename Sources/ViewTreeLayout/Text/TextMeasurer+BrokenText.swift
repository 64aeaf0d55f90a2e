extension TextMeasurer {
  /// A line as it is shown: its bytes, of a line that is cut those before and after the ellipsis.
  struct ShownLine {
    var start: Range<Int>
    var end: Range<Int>?
  }

  /// The lines as they are shown, and what there was no room for.
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

  /// The lines as they are shown, as texts.
  func brokenText(
    width: Double, atMost maximum: Int, truncation: TextTruncation
  ) -> BrokenText {
    let (lines, hidden) = shownLines(width: width, atMost: maximum, truncation: truncation)
    return BrokenText(
      lines: lines.map { line in text(line.start) + (line.end.map { "…" + text($0) } ?? "") },
      rest: hidden.map { text($0) })
  }

  /// What there is no room for of a text from some byte on, and how wide the rest is with its ellipsis.
  func cut(
    from start: Int, width: Double, _ truncation: TextTruncation
  ) -> (hidden: Range<Int>, width: Double) {
    if truncation == .tail {
      let kept = self.truncation(from: start, limit: width)
      return (kept.end..<count, kept.width)
    }
    let characters = characters(from: start)
    let ellipsis = ellipsisAdvance(at: start)
    var room = width - ellipsis + 1e-6
    var kept = ellipsis
    var (first, last) = (characters.startIndex, characters.endIndex)
    var takesEnd = true
    while first < last {
      let next = takesEnd ? last - 1 : first
      room -= characters[next].advance
      if room < 0 { break }
      kept += characters[next].advance
      if takesEnd { last -= 1 } else { first += 1 }
      // From the middle outwards both ends keep about as many characters.
      if truncation == .middle { takesEnd.toggle() }
    }
    let end = last < characters.endIndex ? characters[last].start : count
    return ((first < characters.endIndex ? characters[first].start : end)..<end, min(width, kept))
  }

  /// The characters from some byte on, each with its advance.
  private func characters(from start: Int) -> [(start: Int, advance: Double)] {
    var result: [(start: Int, advance: Double)] = []
    var index = start
    while index < count {
      let (scalar, next) = UTF8Scalars.next(bytes, at: index, end: count)
      result.append((index, advance(of: scalar, at: index)))
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
