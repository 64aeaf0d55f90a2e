/// How the characters of a line are counted: in code units of UTF-16, or in bytes.
enum PositionEncoding: String {
  case utf16 = "utf-16"
  case utf8 = "utf-8"

  /// How much the byte of a text in UTF-8 adds to a count; what continues a character adds nothing in UTF-16.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
