/// The pair kerning of a font (docs/explanation/text.md, Width).
struct Kerning: BitwiseCopyable {
  /// Points for a unit of the table. 0 for a font without kerning.
  private let scale: Double
  /// The share of the bold table in the distances, from 0 to 1.
  private let boldShare: Double

  /// The kerning of a font. Fonts other than the system font have none. At display sizes, the widths of
  /// characters include it.
  init(_ font: Font) {
    scale =
      font.design == .system
      ? KerningTable.unit * font.size * AdvanceTable.textShare(at: font.size) * font.glyphScale : 0
    boldShare =
      switch font.weight {
      case .ultraLight, .thin, .light, .regular: 0
      case .medium: 1.0 / 3
      case .semibold: 2.0 / 3
      case .bold, .heavy, .black: 1
      }
  }

  /// The distance between a character and the one before it, in points. `last` is the class of that
  /// one, 0 for none, and becomes that of the character.
  @inline(__always)
  func distance(after last: inout Int, _ scalar: UInt32) -> Double {
    guard scale != 0 else { return 0 }
    let place = KerningTable.place(of: scalar)
    guard place >= 0 else {
      last = 0
      return 0
    }
    let first = last
    last = KerningTable.entry(place, of: KerningTable.firstClasses)
    guard first != 0 else { return 0 }
    let second = KerningTable.entry(place, of: KerningTable.secondClasses)
    guard second != 0 else { return 0 }
    return KerningTable.distance(from: first, to: second, boldShare: boldShare) * scale
  }
}
