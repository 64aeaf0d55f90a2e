import ViewTreeLayout

/// The widths of labels in the widest of the usual fonts: DejaVu Sans, Liberation Sans, which is as
/// wide as Arial and Helvetica, and Inter.
///
/// A picture doesn't know the font that it is shown in. A label that has this room overlaps nothing
/// in any of these fonts, even if the viewer ignores `textLength`.
enum LabelRoom {
  /// The width of one line in points.
  static func width(
    of text: String, size: Double, weight: Int = 400, isMonospaced: Bool = false
  ) -> Double {
    let measured = LabelMetrics.width(
      of: text, size: size, weight: weight, isMonospaced: isMonospaced)
    guard !isMonospaced else { return measured }
    let advances = weight < 550 ? regular : bold
    let sum = text.unicodeScalars.reduce(0) { $0 + advance($1, advances) }
    return max(measured, Double(sum) / 1000 * size)
  }

  /// The text, or the longest prefix that fits a width with an ellipsis.
  static func shortened(
    _ text: String, to limit: Double, size: Double, weight: Int = 400
  ) -> String {
    LabelMetrics.shortened(text, to: limit) { width(of: $0, size: size, weight: weight) }
  }

  /// The text in lines that fit a width where it has spaces enough.
  static func lines(_ text: String, width limit: Double, size: Double) -> [String] {
    LabelMetrics.lines(text, width: limit) { width(of: $0, size: size) }
  }

  /// The box of a label with its tails. Without an explicit width, the text has its widest one.
  static func box(of label: Label) -> Rect {
    var widest = label
    widest.width =
      label.width
      ?? label.tails.reduce(width(of: label, label.text)) { $0 + $1.gap + width(of: $1) }
    return LabelMetrics.box(of: widest)
  }

  /// The width of a second part of a label.
  static func width(of tail: Label.Tail) -> Double {
    width(
      of: tail.text, size: tail.size, weight: tail.weight, isMonospaced: tail.isMonospaced)
  }

  private static func width(of label: Label, _ text: String) -> Double {
    width(of: text, size: label.size, weight: label.weight, isMonospaced: label.isMonospaced)
  }

  /// The advance of a character in thousandths of the font size. One without a row is as wide as a
  /// full-width letter.
  private static func advance(_ scalar: Unicode.Scalar, _ advances: [Int]) -> Int {
    if 32...126 ~= scalar.value { return advances[Int(scalar.value) - 32] }
    return signs[scalar] ?? (scalar.value < 0x250 ? 850 : 1000)
  }

  /// The advances from the space to the tilde, up to a medium weight.
  private static let regular = [
    318, 401, 460, 838, 638, 951, 780, 275, 391, 391, 500, 838, 318, 461, 318, 357, 637, 637, 637,
    637, 643, 637, 637, 637, 637, 637, 337, 337, 838, 838, 838, 557, 1016, 685, 687, 728, 771,
    667, 611, 778, 752, 295, 543, 667, 563, 890, 753, 788, 667, 788, 723, 667, 643, 742, 685, 989,
    686, 667, 686, 391, 357, 391, 838, 557, 500, 613, 635, 559, 635, 616, 361, 635, 634, 278, 278,
    580, 278, 975, 634, 612, 635, 635, 412, 523, 393, 634, 592, 818, 592, 592, 542, 637, 337, 637,
    838,
  ]

  /// The widths from a semibold weight on.
  private static let bold = [
    349, 457, 521, 838, 696, 1002, 873, 307, 458, 458, 565, 838, 380, 469, 380, 390, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 611, 1031, 774, 763, 753,
    831, 684, 684, 821, 837, 373, 570, 775, 638, 996, 837, 851, 733, 851, 771, 721, 683, 813, 774,
    1104, 771, 725, 726, 458, 390, 458, 838, 557, 500, 675, 716, 593, 716, 679, 436, 716, 712,
    343, 343, 666, 343, 1042, 712, 688, 716, 716, 494, 596, 479, 712, 652, 924, 646, 652, 583,
    712, 374, 712, 838,
  ]

  /// The signs in labels, in any weight.
  private static let signs: [Unicode.Scalar: Int] = [
    "×": 838, "›": 413, "…": 1000, "“": 658, "”": 658, "–": 557, "—": 1000, "·": 380, "⊕": 838,
    "→": 1000, "−": 838, "‘": 380, "’": 380,
  ]
}
