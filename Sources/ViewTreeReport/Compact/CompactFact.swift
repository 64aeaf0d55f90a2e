import ViewTreeLayout

/// A fact of a line of the compact form, with its words in each of the lines that are one line now.
struct CompactFact {
  /// The text before and after the fact.
  let before: StaticString
  let after: StaticString
  /// The words in the first line.
  var words: String
  /// The words in the other lines.
  var others: [String] = []
  /// The frame, if the words are one: a position, two spaces and a size.
  var frame: Rect?

  private var isFrame: Bool { frame != nil }

  /// True if the fact has the same form as another fact.
  func isLike(_ other: CompactFact) -> Bool {
    isFrame == other.isFrame && before.hasSameText(as: other.before)
  }

  /// Adds the fact of another line.
  mutating func merge(_ other: CompactFact) { others += [other.words] + other.others }

  /// The fact as text: its words once if they are equal on all lines, and otherwise the words of
  /// each line, up to `limit` lines. With `eachOnce`, different words are shown once.
  func text(atMost limit: Int, eachOnce: Bool) -> String {
    // A frame that all lines share is shown with its position.
    guard others.contains(where: { $0 != words }) else { return "\(before)\(words)\(after)" }
    let all = isFrame ? ([words] + others).map(Self.size) : [words] + others
    let isShared = !all.contains { $0 != all[0] }
    let list = isShared ? all[0] : list(all, limit, eachOnce: eachOnce)
    return "\(before)\(list)\(after)"
  }

  /// The positions of frames that differ, or `nil` for any other fact.
  var positions: String? {
    guard isFrame, others.contains(where: { $0 != words }) else { return nil }
    // Only the first and the last are shown, and a line may have thousands.
    let all = [words] + others
    let shown = all.count > 4 ? all.prefix(4) + all.suffix(1) : all[...]
    return list(shown.map(Self.position), 4, eachOnce: false)
  }

  /// The marks before and after each word of a list, such as `#` and quotes.
  private var marks: (start: String, end: String) {
    let start = "\(before)".drop { $0 == " " }
    return start.first?.isLetter == true
      ? ("", "") : (String(start), String("\(after)".prefix { $0 != " " }))
  }

  /// The words, or the first and the last of them if they are too many.
  private func list(_ all: [String], _ limit: Int, eachOnce: Bool) -> String {
    var known: Set<String> = []
    let words = eachOnce ? all.filter { known.insert($0).inserted } : all
    let (start, end) = isFrame ? ("", "") : marks
    guard words.count > limit, let last = words.last else {
      return words.joined(separator: "\(end), \(start)")
    }
    return words.prefix(limit - 2).joined(separator: "\(end), \(start)")
      + "\(end), … \(start)\(last)"
  }

  private static func size(_ frame: String) -> String {
    gap(in: frame).map { String(frame[$0...].dropFirst(2)) } ?? frame
  }

  private static func position(_ frame: String) -> String {
    gap(in: frame).map { String(frame[..<$0]) } ?? frame
  }

  /// The two spaces between the position and the size of a frame.
  private static func gap(in frame: String) -> String.Index? {
    var last: UInt8 = 0
    for (place, byte) in frame.utf8.enumerated() {
      if byte == UInt8(ascii: " "), last == byte {
        return frame.utf8.index(frame.startIndex, offsetBy: place - 1)
      }
      last = byte
    }
    return nil
  }
}

extension StaticString {
  /// True if both have the same characters.
  fileprivate func hasSameText(as other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount
      && (utf8Start == other.utf8Start || description == other.description)
  }
}
