/// The terminators of text on a line, which the text can't contain. A fixed number of strings
/// instead of an array, because each string of a report has such a value.
struct Terminators {
  private let first: StaticString
  private let second: StaticString
  private let third: StaticString
  /// The last bytes of the terminators, which are compared first.
  private let last: (UInt8, UInt8, UInt8)

  /// The terminator of a quoted string.
  static var quoted: Terminators { Terminators("\"  ") }

  /// Empty strings are ignored.
  init(_ first: StaticString, _ second: StaticString = "", _ third: StaticString = "") {
    self.first = first
    self.second = second
    self.third = third
    last = (Self.last(of: first), Self.last(of: second), Self.last(of: third))
  }

  /// The last byte, or 0 for an empty text.
  private static func last(of stop: StaticString) -> UInt8 {
    stop.withUTF8Buffer { $0.last ?? 0 }
  }

  /// All of them.
  var all: [StaticString] { [first, second, third].filter { $0.utf8CodeUnitCount > 0 } }

  /// True if a terminator may occur in a plain text. Checks eight bytes at a time.
  func mayOccur(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    Self.mayOccur(first, in: text) || Self.mayOccur(second, in: text)
      || Self.mayOccur(third, in: text)
  }

  private static func mayOccur(_ stop: StaticString, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    stop.withUTF8Buffer { stop in
      guard stop.count > 1 else { return !stop.isEmpty }
      return TerminalBytes.mayHave(stop[stop.count - 2], before: stop[stop.count - 1], in: text)
    }
  }

  /// True if one of them ends with a byte.
  func mayEnd(with byte: UInt8) -> Bool { byte == last.0 || byte == last.1 || byte == last.2 }

  /// True if a terminator ends at the byte at an index.
  func end(at place: Int, of text: some RandomAccessCollection<UInt8>) -> Bool {
    let byte = text[text.index(text.startIndex, offsetBy: place)]
    return byte == last.0 && Self.ends(first, place, text)
      || byte == last.1 && Self.ends(second, place, text)
      || byte == last.2 && Self.ends(third, place, text)
  }

  private static func ends<Text: RandomAccessCollection<UInt8>>(
    _ stop: StaticString, _ place: Int, _ text: Text
  ) -> Bool {
    stop.withUTF8Buffer { stop in
      guard !stop.isEmpty, place + 1 >= stop.count else { return false }
      for offset in 0..<stop.count {
        let index = text.index(text.startIndex, offsetBy: place - offset)
        if text[index] != stop[stop.count - 1 - offset] { return false }
      }
      return true
    }
  }
}
