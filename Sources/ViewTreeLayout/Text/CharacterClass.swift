/// Widths of characters that the built-in typeface lacks, by class.
///
/// Joined emoji count by their parts: clusters aren't formed.
enum CharacterClass {
  /// Marks and joiners that take no space.
  static func isZeroWidth(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD,
      0x0610...0x061A, 0x064B...0x065F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x2064, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0x1F3FB...0x1F3FF, 0xE0000...0xE01EF:
      true
    default: false
    }
  }

  /// East Asian wide characters: lines may also break between them.
  static func isWide(_ scalar: UInt32) -> Bool { scalar >= 0x1100 && isInWideRange(scalar) }

  private static func isInWideRange(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  static func isEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1F1E5, 0x1F200...0x1FAFF: true
    default: false
    }
  }

  /// A placeholder for an image in text.
  private static let image: UInt32 = 0xFFFC

  /// The width of a class in em: wide 1, emoji 1.25 (a flag's two halves together), symbols 1.2,
  /// others 0.556.
  static func advance(of scalar: UInt32) -> Double {
    if scalar == image { return 1.2 }
    if isWide(scalar) { return 1 }
    if isEmoji(scalar) { return 1.25 }
    return (0x1F1E6...0x1F1FF).contains(scalar) ? 0.625 : 0.556
  }
}
