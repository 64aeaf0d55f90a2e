/// What ends a text in a line, and so may not occur in it: a few texts without a list, for there is one
/// of these for each text of a report.
struct Stops {
  private let first: StaticString
  private let second: StaticString
  private let third: StaticString

  /// Empty texts are no stops.
  init(_ first: StaticString, _ second: StaticString = "", _ third: StaticString = "") {
    self.first = first
    self.second = second
    self.third = third
  }

  /// All of them.
  var all: [StaticString] { [first, second, third].filter { $0.utf8CodeUnitCount > 0 } }

  /// Whether one of them ends with the byte at a place.
  func end(at place: Int, of text: some RandomAccessCollection<UInt8>) -> Bool {
    Self.ends(first, place, text) || Self.ends(second, place, text)
      || Self.ends(third, place, text)
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
