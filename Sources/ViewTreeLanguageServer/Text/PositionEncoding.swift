/// The unit for positions in a line: code units of UTF-16, or bytes.
enum PositionEncoding: String {
  case utf16 = "utf-16"
  case utf8 = "utf-8"

  /// The number of units that a byte of UTF-8 adds. In UTF-16, a continuation byte adds none.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
