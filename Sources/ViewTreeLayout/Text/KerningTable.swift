/// The pair kerning of the built-in typeface: a distance for two classes of Latin characters, in
/// regular and in bold.
///
/// Each entry is a printable ASCII character from `#` to `~` without the backslash: a class, or a
/// distance in 8/2816 em plus 66. Literals in this form cost no startup time and no file to find at
/// run time.
enum KerningTable {
  /// A unit of the distances, in em.
  static let unit = 8.0 / 2816
  /// The number of classes, each a row and a column of the distances.
  static let classCount = 91
  private static let zero = 66
  /// The entry of a pair without a distance: 66 after the character `#`, without the backslash.
  static let zeroEntry: UInt8 = 35 + 66 + 1

  /// The classes of a character as the first and as the second of a pair. 0 for a character that
  /// isn't kerned.
  static func classes(of scalar: UInt32) -> KerningClasses {
    guard let place = place(of: scalar) else { return .none }
    return KerningClasses(
      first: UInt8(truncatingIfNeeded: number(firstClasses.utf8Start[place])),
      second: UInt8(truncatingIfNeeded: number(secondClasses.utf8Start[place])))
  }

  /// The index of a character in the tables of classes.
  private static func place(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E: Int(scalar) - 0x20
    case 0xA0...0x17F: Int(scalar) - 0xA0 + 95
    case 0x2010...0x203A: Int(scalar) - 0x2010 + 319
    default: nil
    }
  }

  /// The number that an entry encodes.
  private static func number(_ entry: UInt8) -> Int { Int(entry) - (entry > 92 ? 36 : 35) }

  /// The distance that an entry encodes, in units.
  static func distance(_ entry: UInt8) -> Double { Double(number(entry) - zero) }
}
