/// Breaks one text into lines (docs/text.md). Valid while its tree adds no text.
struct TextMeasurer {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// The parts of the text by font, at least one.
  let segments: UnsafeBufferPointer<TextSegment>

  /// What a text comes to at a width.
  struct Lines: Equatable {
    var count: Int
    /// The widest line, in points, unrounded.
    var width: Double
    /// Whether the last line ends in an ellipsis.
    var isTruncated: Bool
  }

  private static let lineFeed: UInt32 = 10
  private static let space: UInt32 = 32
  /// Widths that add up to the limit in another order still fit.
  private static let tolerance = 1e-6

  /// Breaks greedily at a width, after spaces and between East Asian characters; a word wider than that
  /// breaks between characters. Beyond the limit of lines the last one is cut short.
  ///
  /// `lineEnded` is called with the bytes of each line.
  func lines(
    width limit: Double, atMost maximum: Int, lineEnded: (Range<Int>) -> Void = { _ in }
  ) -> Lines {
    var result = Lines(count: 1, width: 0, isTruncated: false)
    var line = Line(start: 0)
    var index = 0
    var segment = 0
    while index < count {
      while index >= segments[segment].end, segment + 1 < segments.count { segment += 1 }
      let (scalar, next) = UTF8Scalars.next(bytes, at: index, end: count)
      if scalar == Self.lineFeed {
        line.endParagraph(at: next)
      } else if line.extend(
        by: advance(of: scalar, segment), scalar, from: index, to: next, limit: limit)
      {
        index = next
        continue
      }
      if result.count == maximum {
        lineEnded(line.start..<index)
        result.width = max(result.width, truncation(from: line.start, limit: limit).width)
        result.isTruncated = true
        return result
      }
      result.width = max(result.width, min(limit, line.breakWidth))
      result.count += 1
      index = line.breakIndex
      lineEnded(line.start..<index)
      line = Line(start: index)
      while segment > 0, index < segments[segment - 1].end { segment -= 1 }
    }
    lineEnded(line.start..<count)
    result.width = max(result.width, min(limit, line.width))
    return result
  }

  /// One line while it is being filled.
  private struct Line {
    let start: Int
    var width = 0.0
    /// Where the line ends if the next character doesn't fit.
    var breakIndex: Int
    var breakWidth = 0.0
    private var breaksAtWord = false

    init(start: Int) {
      self.start = start
      breakIndex = start
    }

    mutating func endParagraph(at next: Int) {
      breakIndex = next
      breakWidth = width
    }

    /// Adds a character; false if it doesn't fit. A space always fits: it hangs.
    mutating func extend(
      by advance: Double, _ scalar: UInt32, from index: Int, to next: Int, limit: Double
    ) -> Bool {
      let isSpace = scalar == TextMeasurer.space
      if !isSpace, index > start, advance > 0, width + advance > limit + TextMeasurer.tolerance {
        if !breaksAtWord {
          breakIndex = index
          breakWidth = width
        }
        return false
      }
      width += advance
      if isSpace || CharacterClass.isWide(scalar) {
        breaksAtWord = true
        breakIndex = next
        breakWidth = width
      }
      return true
    }
  }

  /// As much of a line as fits before an ellipsis: where it ends, and its width, the ellipsis included.
  func truncation(from start: Int, limit: Double) -> (width: Double, end: Int) {
    var segment = self.segment(at: start)
    var ellipsis = ellipsisAdvance(at: start)
    var width = 0.0
    var kept = 0.0
    var end = start
    var index = start
    while index < count {
      while index >= segments[segment].end, segment + 1 < segments.count {
        segment += 1
        ellipsis = TextStorage.advance(of: 0x2026, in: segments[segment].font)
      }
      let (scalar, next) = UTF8Scalars.next(bytes, at: index, end: count)
      width += advance(of: scalar, segment)
      if scalar == Self.lineFeed || width + ellipsis > limit + Self.tolerance { break }
      index = next
      if scalar != Self.space { (kept, end) = (width, index) }
    }
    return (min(limit, kept + ellipsis), end)
  }

  /// The advance of an ellipsis in the font at a byte, in points.
  func ellipsisAdvance(at index: Int) -> Double {
    TextStorage.advance(of: 0x2026, in: segments[segment(at: index)].font)
  }

  /// The advance of a character at a byte, in points.
  func advance(of scalar: UInt32, at index: Int) -> Double {
    advance(of: scalar, segment(at: index))
  }

  /// The part that a byte belongs to.
  private func segment(at index: Int) -> Int {
    segments.firstIndex { index < $0.end } ?? segments.count - 1
  }

  @inline(__always)
  private func advance(of scalar: UInt32, _ segment: Int) -> Double {
    scalar < 128
      ? segments[segment].asciiAdvances[Int(scalar)]
      : TextStorage.advance(of: scalar, in: segments[segment].font)
  }
}
