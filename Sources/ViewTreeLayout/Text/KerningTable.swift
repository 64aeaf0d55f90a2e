/// The pair kerning of the built-in typeface: a distance for two classes of Latin characters, in
/// regular and in bold.
///
/// Each entry is a printable ASCII character from `#` to `~` without the backslash: a class, or a
/// distance in 8/2816 em plus 66. Literals in this form cost no startup time and no file to find at
/// run time.
enum KerningTable {
  /// A unit of the distances, in em.
  static let unit = 8.0 / 2816
  private static let classCount = 91
  private static let zero = 66

  /// The index of a character in the tables of classes. -1 for a character that isn't kerned.
  @inline(__always)
  static func place(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x20...0x7E: Int(scalar) - 0x20
    case 0xA0...0x17F: Int(scalar) - 0xA0 + 95
    case 0x2010...0x203A: Int(scalar) - 0x2010 + 319
    default: -1
    }
  }

  /// The entry of a table at an index.
  @inline(__always)
  static func entry(_ place: Int, of table: StaticString) -> Int {
    let byte = Int(table.utf8Start[place])
    return byte > 92 ? byte - 36 : byte - 35
  }

  /// The distance between two classes, in units. `boldShare` mixes regular (0) and bold (1).
  @inline(__always)
  static func distance(from first: Int, to second: Int, boldShare: Double) -> Double {
    let place = first * classCount + second
    let regular = Double(entry(place, of: regular) - zero)
    if boldShare == 0 { return regular }
    return regular + (Double(entry(place, of: bold) - zero) - regular) * boldShare
  }
}
