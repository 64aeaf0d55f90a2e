import ViewTreeLayout
import ViewTreeSyntax

/// The widths of labels, measured with the built-in typeface. They are the same on every machine.
enum LabelMetrics {
  /// The distance from the top of a line of letters to its baseline, as a fraction of the font
  /// size.
  static let ascent = 0.95
  /// The distance from the baseline to the bottom of a line, as a fraction of the font size.
  static let descent = 0.25

  /// The width of one line in points, as `SVGWriter` writes it.
  static func width(
    of text: String, size: Double, weight: Int = 400, isMonospaced: Bool = false
  ) -> Double {
    font(size, weight, isMonospaced).untrackedWidth(of: written(text))
  }

  /// The text, or the longest prefix that fits a width with an ellipsis.
  static func shortened(
    _ text: String, to limit: Double, size: Double, weight: Int = 400, isMonospaced: Bool = false
  ) -> String {
    shortened(text, to: limit) {
      width(of: $0, size: size, weight: weight, isMonospaced: isMonospaced)
    }
  }

  /// The text, or the longest prefix that fits a width with an ellipsis, by a measure.
  static func shortened(
    _ text: String, to limit: Double, by width: (String) -> Double
  ) -> String {
    if width(text) <= limit { return text }
    var rest = limit - width("…")
    var end = text.startIndex
    for index in text.indices {
      rest -= width(String(text[index]))
      if rest < 0 { break }
      end = text.index(after: index)
    }
    return text[..<end] + "…"
  }

  /// A text of at most this many characters. A longer one ends in `…`.
  static func cut(_ text: String, to count: Int) -> String {
    guard text.utf8.count > count,
      let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<text.index(before: end)] + "…"
  }

  /// The bounding box of a label. Without an explicit width, the text is measured.
  static func box(of label: Label) -> Rect {
    let width =
      label.width
      ?? width(
        of: label.text, size: label.size, weight: label.weight, isMonospaced: label.isMonospaced)
    let x =
      switch label.anchor {
      case .start: label.origin.x
      case .middle: label.origin.x - width / 2
      case .end: label.origin.x - width
      }
    return Rect(
      x: x, y: label.origin.y - ascent * label.size, width: width,
      height: (ascent + descent) * label.size)
  }

  /// The text in lines that fit a width where it has spaces enough.
  static func lines(_ text: String, width limit: Double, size: Double) -> [String] {
    lines(text, width: limit) { width(of: $0, size: size) }
  }

  /// The text in lines that fit a width where it has spaces enough, by a measure.
  static func lines(
    _ text: String, width limit: Double, by width: (String) -> Double
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, width("\(last) \(word)") <= limit {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func font(_ size: Double, _ weight: Int, _ isMonospaced: Bool) -> Font {
    .system(
      size: size, weight: fontWeight(weight), design: isMonospaced ? .monospaced : .system)
  }

  private static func fontWeight(_ weight: Int) -> FontWeight {
    switch weight {
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semibold
    case ..<750: .bold
    default: .heavy
    }
  }

  /// The text as the picture shows it. Characters without a glyph are spelled out.
  private static func written(_ text: String) -> String {
    if text.utf8.allSatisfy({ 32...126 ~= $0 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if ByteBuffer.isUnsafe(scalar) {
        result += ByteBuffer.escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
