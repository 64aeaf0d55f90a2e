/// Counting the characters of a long line, which is mostly ASCII.
enum CharacterCount {
  /// The number of characters in a part of a line that starts at a character boundary. Each invalid
  /// byte is a character.
  ///
  /// Each ASCII byte that is followed by another is a character, so only the surroundings of other
  /// bytes need grapheme breaking.
  static func of(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    var place = range.lowerBound
    var characters = 0
    while place < range.upperBound {
      let wide = firstWide(in: place..<range.upperBound, of: bytes)
      guard wide < range.upperBound else { return characters + range.upperBound - place }
      let start = max(place, wide - 1)
      let end = boundary(in: bytes, from: wide + 1, to: range.upperBound)
      characters += start - place + String(decoding: bytes[start..<end], as: UTF8.self).count
      place = end
    }
    return characters
  }

  /// The index of the first byte that isn't ASCII, or the end of the range if all are.
  static func firstWide(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { bytes in
      var place = range.lowerBound
      // Checks many bytes at once: the highest bit is set in a byte that isn't ASCII.
      while range.upperBound - place >= 32,
        (word(place, bytes) | word(place + 8, bytes) | word(place + 16, bytes)
          | word(place + 24, bytes)) & 0x8080_8080_8080_8080 == 0
      { place += 32 }
      while range.upperBound - place >= 8, word(place, bytes) & 0x8080_8080_8080_8080 == 0 {
        place += 8
      }
      while place < range.upperBound, bytes[place] < 0x80 { place += 1 }
      return place
    }
  }

  private static func word(_ place: Int, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  /// The first position that is certainly between two characters: between two ASCII bytes.
  static func boundary(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var place = start
    while place < end {
      if bytes[place] < 0x80, bytes[place - 1] < 0x80 { return place }
      place += 1
    }
    return end
  }
}
