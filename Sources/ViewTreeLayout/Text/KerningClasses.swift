/// The classes of a character in the pair kerning: as the first and as the second of a pair. 0 is
/// the class of characters that aren't kerned.
struct KerningClasses: BitwiseCopyable {
  let first: UInt8
  let second: UInt8

  static let none = KerningClasses(first: 0, second: 0)
}
