import ViewTreeNumbers

/// Breaks one text into lines (docs/explanation/text.md). Valid while its tree adds no text.
struct TextMeasurer {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// The parts of the text by font, at least one.
  let segments: UnsafeBufferPointer<TextSegment>

  /// The lines of text at a width.
  struct Lines: Equatable {
    var count: Int
    /// The widest line, in points, unrounded.
    var width: Double
    /// True if the last line ends in an ellipsis.
    var isTruncated: Bool
  }

  private static let lineFeed: UInt32 = 10
  private static let space: UInt32 = 32
  /// Widths that add up to the limit in another order still fit.
  private static let tolerance = 1e-6

  /// Breaks greedily at a width, after spaces and between East Asian characters. A longer word
  /// breaks between characters. The last line within the limit is truncated. In a paragraph of two
  /// lines, the second line doesn't have a single word if the first line has an earlier break.
  ///
  /// `lineEnded` is called with the bytes of each line.
  func lines(
    width limit: Double, atMost maximum: Int, truncation: TextTruncation = .tail,
    lineEnded: (Range<Int>) -> Void = { _ in }
  ) -> Lines {
    var result = Lines(count: 1, width: 0, isTruncated: false)
    // The first line of a paragraph, until it's known whether its last word moves to the second
    // line.
    var held: Line?
    var isFirst = true
    func end(_ line: Line, at end: Int, width: Double) {
      result.width = max(result.width, min(limit, width))
      lineEnded(line.start..<end)
    }
    func endHeld() {
      if let first = held { end(first, at: first.breakIndex, width: first.breakWidth) }
      held = nil
    }
    func endParagraph(_ last: Line, at place: Int) {
      if let first = held, let word = first.orphan(of: last, limit: limit) {
        end(first, at: word.start, width: word.widthBefore)
        end(Line(start: word.start), at: place, width: word.width + last.width)
        held = nil
      } else {
        endHeld()
        end(last, at: place, width: last.width)
      }
      isFirst = true
    }

    var line = Line(start: 0)
    var index = 0
    var segment = 0
    var kerning = segments[0].kerning
    // The kerning class of the previous character, in the same line and font.
    var last: UInt8 = 0
    while index < count {
      while index >= segments[segment].end, segment + 1 < segments.count {
        segment += 1
        kerning = segments[segment].kerning
        last = 0
      }
      let (scalar, next) = UTF8Scalars.next(bytes, at: index, end: count)
      let advance = advance(of: scalar, segment) + kerning.distance(after: &last, scalar)
      if scalar != Self.lineFeed,
        line.extend(by: advance, scalar, from: index, to: next, limit: limit)
      {
        index = next
        continue
      }
      last = 0
      if result.count == maximum {
        endHeld()
        lineEnded(line.start..<index)
        result.width = max(
          result.width, cut(from: line.start, width: limit, truncation).width)
        result.isTruncated = true
        return result
      }
      result.count += 1
      if scalar == Self.lineFeed {
        endParagraph(line, at: next)
        index = next
      } else {
        endHeld()
        index = line.breakIndex
        if isFirst { held = line } else { end(line, at: index, width: line.breakWidth) }
        isFirst = false
      }
      line = Line(start: index)
      while segment > 0, index < segments[segment - 1].end { segment -= 1 }
      kerning = segments[segment].kerning
    }
    endParagraph(line, at: count)
    return result
  }

  /// One line while it's being filled.
  private struct Line {
    /// A word of the line: its start, the width before it, and its own width.
    struct Word {
      var start: Int
      var widthBefore: Double
      var width = 0.0
    }

    let start: Int
    var width = 0.0
    /// The end of the line if the next character doesn't fit.
    var breakIndex: Int
    var breakWidth = 0.0
    private var breaksAtWord = false
    private var followsSpace = true
    private var wordCount = 0
    /// The two last words that began.
    private var word: Word
    private var wordBefore: Word

    init(start: Int) {
      self.start = start
      breakIndex = start
      word = Word(start: start, widthBefore: 0)
      wordBefore = word
    }

    /// Adds a character. False if it doesn't fit. A space always fits: it hangs.
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
      if !isSpace, followsSpace {
        wordBefore = word
        word = Word(start: index, widthBefore: width)
        wordCount += 1
      }
      followsSpace = isSpace
      width += advance
      if isSpace || CharacterClass.isWide(scalar) {
        breaksAtWord = true
        breakIndex = next
        breakWidth = width
      }
      return true
    }

    /// The last word of this line, if it moves to the next line: the next line has a single word,
    /// and both fit there (docs/explanation/text.md, Lines).
    func orphan(of last: Line, limit: Double) -> Word? {
      var given = word.start < breakIndex ? word : wordBefore
      given.width = breakWidth - given.widthBefore
      guard breaksAtWord, last.wordCount == 1, !last.breaksAtWord, given.start > start,
        given.width + last.width <= limit + TextMeasurer.tolerance
      else { return nil }
      return given
    }
  }

  /// The part of a line that fits before an ellipsis: its end, and its width with the ellipsis.
  func truncation(from start: Int, limit: Double) -> (width: Double, end: Int) {
    var segment = self.segment(at: start)
    var ellipsis = ellipsisAdvance(at: start)
    var width = 0.0
    var kept = 0.0
    var end = start
    var index = start
    var kerning = segments[segment].kerning
    var last: UInt8 = 0
    while index < count {
      while index >= segments[segment].end, segment + 1 < segments.count {
        segment += 1
        kerning = segments[segment].kerning
        last = 0
        ellipsis = TextStorage.advance(of: 0x2026, in: segments[segment].font)
      }
      let (scalar, next) = UTF8Scalars.next(bytes, at: index, end: count)
      width += advance(of: scalar, segment) + kerning.distance(after: &last, scalar)
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

  /// The part that a byte belongs to.
  func segment(at index: Int) -> Int {
    segments.firstIndex { index < $0.end } ?? segments.count - 1
  }

  /// The advance of a character in the font of a part, in points.
  func advance(of scalar: UInt32, _ segment: Int) -> Double {
    scalar < 128
      ? segments[segment].asciiAdvances[Int(scalar)]
      : TextStorage.advance(of: scalar, in: segments[segment].font)
  }
}
