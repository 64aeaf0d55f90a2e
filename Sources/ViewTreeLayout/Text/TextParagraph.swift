/// The lines of concatenated text, each as tall as its tallest font (docs/explanation/text.md,
/// Concatenated texts).
struct TextParagraph {
  let lines: [Line]
  /// The widest line, in points, unrounded.
  let width: Double
  /// The minimum space between lines, in points.
  let lineSpacing: Double
  private let baselines: [Double]

  init(lines: [Line], width: Double, lineSpacing: Double) {
    (self.lines, self.width, self.lineSpacing) = (lines, width, lineSpacing)
    var top = 0.0
    baselines = lines.map { line in
      defer { top += line.ascender + line.descender + max(line.leading, lineSpacing) }
      return top + line.ascender
    }
  }

  /// The maximum of each metric among the fonts in a line.
  struct Line {
    var ascender = 0.0
    var descender = 0.0
    var leading = 0.0

    /// The line of some bytes. An empty line has the height of the surrounding text.
    init(_ bytes: Range<Int>, _ segments: UnsafeBufferPointer<TextSegment>) {
      let first = Self.place(ofFirstIn: segments, endingAtLeast: bytes.lowerBound)
      var start = first > 0 ? segments[first - 1].end : 0
      for segment in segments[first...] {
        if start > bytes.upperBound { break }
        let isInside = start < bytes.upperBound && segment.end > bytes.lowerBound
        let holdsEmptyLine =
          bytes.isEmpty && start <= bytes.lowerBound && segment.end >= bytes.lowerBound
        if isInside || holdsEmptyLine { extend(by: segment) }
        start = segment.end
      }
    }

    /// The index of the first segment that ends at or after an offset. A binary search, because
    /// text may have as many lines as parts.
    private static func place(
      ofFirstIn segments: UnsafeBufferPointer<TextSegment>, endingAtLeast end: Int
    ) -> Int {
      var (low, high) = (0, segments.count)
      while low < high {
        let middle = low + (high - low) / 2
        if segments[middle].end < end { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private mutating func extend(by segment: TextSegment) {
      let metrics = segment.metrics
      ascender = max(ascender, metrics.ascender + max(segment.baselineOffset, 0))
      descender = max(descender, metrics.descender + max(-segment.baselineOffset, 0))
      leading = max(leading, metrics.leading)
    }
  }

  /// The height of the lines, in points, unrounded. Missing lines up to `reserved` have the height
  /// of the last.
  func height(atLeast reserved: Int) -> Double {
    guard let last = lines.last else { return 0 }
    let missing = Double(max(reserved - lines.count, 0))
    let pitch = last.ascender + last.descender + max(last.leading, lineSpacing)
    return lastBaselineFromTop + last.descender + missing * pitch
  }

  /// The distance from the top of the text to the baseline of the last line, in points, unrounded.
  private var lastBaselineFromTop: Double { baseline(of: lines.count - 1) }

  /// The distance from the first baseline to the last.
  var baselineDistance: Double { lastBaselineFromTop - (lines.first?.ascender ?? 0) }

  /// The distance from the top of the text to the baseline of a line, in points, unrounded.
  func baseline(of line: Int) -> Double { baselines.indices.contains(line) ? baselines[line] : 0 }

  /// The number of lines that fit a height, at least one.
  func linesFitting(_ height: Double) -> Int {
    let fitting = lines.indices.prefix { baseline(of: $0) + lines[$0].descender <= height + 1e-9 }
    return max(fitting.count, 1)
  }
}
