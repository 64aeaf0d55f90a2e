/// The pair kerning of a font (docs/explanation/text.md, Width).
struct Kerning: BitwiseCopyable {
  /// Points for a unit of the table. 0 for a font without kerning.
  private let scale: Double
  /// The share of the bold table in the distances, from 0 to 1.
  private let boldShare: Double
  private let regular = KerningTable.regular.utf8Start
  private let bold: UnsafePointer<UInt8>
  /// The classes of the ASCII characters. `nil` to look each one up.
  private let asciiClasses: UnsafePointer<KerningClasses>?

  /// The kerning of a font. Fonts other than the system font have none. At display sizes, the
  /// widths of characters include it.
  init(_ font: Font, asciiClasses: UnsafePointer<KerningClasses>? = nil) {
    self.asciiClasses = asciiClasses
    scale =
      font.design.usesBuiltInWidths
      ? KerningTable.unit * font.size * AdvanceTable.textShare(at: font.size) * font.glyphScale : 0
    boldShare =
      switch font.weight {
      case .ultraLight, .thin, .light, .regular: 0
      case .medium: 1.0 / 3
      case .semibold: 2.0 / 3
      case .bold, .heavy, .black: 1
      }
    bold = boldShare == 0 ? regular : KerningTable.bold.utf8Start
  }

  /// The distance between a character and the one before it, in points. `last` is the class of that
  /// one, 0 for none, and becomes that of the character.
  func distance(after last: inout UInt8, _ scalar: UInt32) -> Double {
    if scale == 0 { return 0 }
    var classes: KerningClasses
    if let asciiClasses, scalar < 128 {
      classes = asciiClasses[Int(scalar)]
    } else {
      classes = KerningTable.classes(of: scalar)
    }
    let place = Int(last) &* KerningTable.classCount &+ Int(classes.second)
    last = classes.first
    // Characters without kerning have class 0, whose row and column contain no distances.
    let (light, heavy) = (regular[place], bold[place])
    if light == KerningTable.zeroEntry, heavy == KerningTable.zeroEntry { return 0 }
    return mixed(light, heavy)
  }

  /// The distance for the entries of regular and bold, in points.
  @inline(never)
  private func mixed(_ light: UInt8, _ heavy: UInt8) -> Double {
    let distance = KerningTable.distance(light)
    return (distance + (KerningTable.distance(heavy) - distance) * boldShare) * scale
  }
}
