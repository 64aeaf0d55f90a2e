import ViewTreeLayout
import ViewTreeSyntax

/// How wide labels are, by the widths of the built-in typeface: the same on every machine.
enum LabelMetrics {
  /// The width of one line in points, as `SVGWriter` writes it.
  static func width(
    of text: String, size: Double, weight: Int = 400, isMonospaced: Bool = false
  ) -> Double {
    font(size, weight, isMonospaced).untrackedWidth(of: written(text))
  }

  /// The text, or as much of its beginning as fits a width with an ellipsis behind it.
  static func shortened(
    _ text: String, to limit: Double, size: Double, weight: Int = 400, isMonospaced: Bool = false
  ) -> String {
    if width(of: text, size: size, weight: weight, isMonospaced: isMonospaced) <= limit {
      return text
    }
    let font = font(size, weight, isMonospaced)
    var rest = limit - font.untrackedWidth(of: "…")
    var end = text.startIndex
    for index in text.indices {
      rest -= font.untrackedWidth(of: written(String(text[index])))
      if rest < 0 { break }
      end = text.index(after: index)
    }
    return text[..<end] + "…"
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

  /// What stands in the picture for a text: characters without a shape are spelled out.
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
