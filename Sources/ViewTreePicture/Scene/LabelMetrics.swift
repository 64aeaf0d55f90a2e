import ViewTreeLayout
import ViewTreeSyntax

/// How much room the words of pictures take: the same on every machine, whatever font draws them.
package enum LabelMetrics {
  /// From the top of a line of letters to its baseline, as a part of the font's size.
  package static let ascent = 0.95
  /// From the baseline to the bottom of a line, as a part of the font's size.
  package static let descent = 0.25

  /// How wide a text is in points, as it is written in a picture.
  package static func width(
    of text: String, size: Double, weight: Int = 400, isMonospaced: Bool = false
  ) -> Double {
    let font = Font.system(
      size: size, weight: fontWeight(weight), design: isMonospaced ? .monospaced : .system)
    return max(font.width(of: written(text)), 0)
  }

  /// The box around a label; one that has no width of its own is measured.
  package static func box(of label: Label) -> Rect {
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

  /// A text of so many characters at most; a longer one ends in `…`.
  package static func shortened(_ text: String, to count: Int) -> String {
    guard text.utf8.count > count,
      let end = text.index(
        text.startIndex, offsetBy: count, limitedBy: text.endIndex), end < text.endIndex
    else { return text }
    return text[..<text.index(before: end)] + "…"
  }

  /// The characters that stand for a text in a picture.
  private static func written(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if ByteBuffer.isUnsafe(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func fontWeight(_ weight: Int) -> FontWeight {
    switch weight {
    case ..<500: .regular
    case ..<600: .medium
    case ..<700: .semibold
    case ..<800: .bold
    default: .heavy
    }
  }
}
