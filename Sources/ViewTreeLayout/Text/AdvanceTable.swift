import ViewTreeNumbers

/// Advance widths of the built-in typeface: two faces, five weights, 1,441 characters each.
///
/// A width is two printable ASCII characters, `#` (35) to `[` (91), read as a number of base 57
/// less 1, in 1/2048 em. -1 marks a character that the typeface doesn't have. Literals in this
/// form cost no startup time and no file to find at run time.
enum AdvanceTable {
  /// Units of an em.
  static let unitsPerEm = 2048.0

  /// A run of characters in the tables, with its start in them.
  private struct ScalarRange {
    var first: UInt32
    var last: UInt32
    var index: Int
  }

  private static let ranges = [
    ScalarRange(first: 0x0020, last: 0x007E, index: 0),
    ScalarRange(first: 0x00A0, last: 0x017F, index: 95),
    ScalarRange(first: 0x018F, last: 0x018F, index: 319),
    ScalarRange(first: 0x0192, last: 0x0192, index: 320),
    ScalarRange(first: 0x01A0, last: 0x01A1, index: 321),
    ScalarRange(first: 0x01AF, last: 0x01B0, index: 323),
    ScalarRange(first: 0x01CD, last: 0x01DC, index: 325),
    ScalarRange(first: 0x0218, last: 0x021B, index: 341),
    ScalarRange(first: 0x02BC, last: 0x02BC, index: 345),
    ScalarRange(first: 0x02C6, last: 0x02DD, index: 346),
    ScalarRange(first: 0x0370, last: 0x03FF, index: 370),
    ScalarRange(first: 0x0400, last: 0x04FF, index: 514),
    ScalarRange(first: 0x1E80, last: 0x1E85, index: 770),
    ScalarRange(first: 0x1EA0, last: 0x1EF9, index: 776),
    ScalarRange(first: 0x2010, last: 0x2027, index: 866),
    ScalarRange(first: 0x2030, last: 0x203A, index: 890),
    ScalarRange(first: 0x2044, last: 0x2044, index: 901),
    ScalarRange(first: 0x2070, last: 0x209C, index: 902),
    ScalarRange(first: 0x20A0, last: 0x20BF, index: 947),
    ScalarRange(first: 0x2100, last: 0x214F, index: 979),
    ScalarRange(first: 0x2150, last: 0x215E, index: 1059),
    ScalarRange(first: 0x2190, last: 0x2199, index: 1074),
    ScalarRange(first: 0x2200, last: 0x22FF, index: 1084),
    ScalarRange(first: 0x25A0, last: 0x25FF, index: 1340),
    ScalarRange(first: 0x2713, last: 0x2717, index: 1436),
  ]

  /// The advance of a character in em at a point size, or nil if the typeface lacks it. It's that
  /// of the text face, of the display face, or a mix of both (docs/explanation/text.md, Width).
  static func advance(of scalar: UInt32, weight: FontWeight, size: Double) -> Double? {
    let display = displayShare(at: size)
    var width = 0.0
    if display < 1 {
      let table = table(isDisplay: false, weight: weight)
      guard let advance = advance(of: scalar, in: table) else { return nil }
      let narrowing = scalar == 0x20 ? spaceNarrowing : 0
      width += (advance * weight.textWidening - narrowing) * (1 - display)
    }
    if display > 0 {
      let table = table(isDisplay: true, weight: weight)
      guard let advance = advance(of: scalar, in: table) else { return nil }
      width += advance * weight.displayWidening(at: size) * display
    }
    return width
  }

  /// The difference between the space of the typeface and Apple's at text sizes, in em.
  private static let spaceNarrowing = 0.012

  /// The share of the text face in a character's advance at a point size, from 0 to 1.
  static func textShare(at size: Double) -> Double { 1 - displayShare(at: size) }

  /// The share of the display face in a character's advance at a point size, from 0 to 1.
  private static func displayShare(at size: Double) -> Double {
    min(max((size - lastTextSize) / (firstDisplaySize - lastTextSize), 0), 1)
  }

  private static let lastTextSize = 18.4
  private static let firstDisplaySize = 24.6

  /// The table of a face and weight.
  static func table(isDisplay: Bool, weight: FontWeight) -> StaticString {
    switch weight.nearestInTable {
    case .medium: isDisplay ? DisplayFace.medium : TextFace.medium
    case .semibold: isDisplay ? DisplayFace.semibold : TextFace.semibold
    case .bold: isDisplay ? DisplayFace.bold : TextFace.bold
    case .heavy: isDisplay ? DisplayFace.heavy : TextFace.heavy
    default: isDisplay ? DisplayFace.regular : TextFace.regular
    }
  }

  /// The width of a character in em, or nil if the typeface lacks it.
  static func advance(of scalar: UInt32, in table: StaticString) -> Double? {
    guard let range = ranges.first(where: { $0.first <= scalar && scalar <= $0.last }) else {
      return nil
    }
    let index = range.index + Int(scalar - range.first)
    let digits = table.utf8Start + 2 * index
    let units = (Int(digits[0]) - 35) * 57 + Int(digits[1]) - 35 - 1
    return units < 0 ? nil : Double(units) / unitsPerEm
  }
}
