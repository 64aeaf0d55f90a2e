/// A fact of a line of the compact form, with its words in each of the lines that are one line now.
struct CompactFact {
  /// The text before and after the fact.
  let before: StaticString
  let after: StaticString
  /// The words in the first line.
  var words: String
  /// The words in the other lines.
  var others: [String] = []
  /// True for a frame: a position, two spaces and a size.
  var isFrame = false

  /// True if the fact has the same form as another one.
  func isLike(_ other: CompactFact) -> Bool {
    isFrame == other.isFrame && before.hasSameText(as: other.before)
  }

  /// Adds the fact of another line.
  mutating func merge(_ other: CompactFact) { others += [other.words] + other.others }

  /// The fact as text: each of its different words once, and no more than `limit` of them.
  func text(atMost limit: Int) -> String {
    guard !others.isEmpty else { return "\(before)\(words)\(after)" }
    let all = isFrame ? ([words] + others).map(Self.size) : [words] + others
    // A frame that all lines share has its position, too.
    let isShared = !others.contains { $0 != words }
    let list = isShared ? words : Self.list(all, limit, separator: separator)
    return "\(before)\(list)\(after)"
  }

  /// The positions of frames that differ, or `nil` for any other fact.
  var positions: String? {
    guard isFrame, others.contains(where: { $0 != words }) else { return nil }
    return Self.list(([words] + others).map(Self.position), 3, separator: ", ")
  }

  /// The text between two words of a list. Marks such as `#` and quotes belong to each word.
  private var separator: String {
    let mark = "\(before)".drop { $0 == " " }
    let end = "\(after)".prefix { $0 != " " }
    return mark.first?.isLetter == true ? ", " : "\(end), \(mark)"
  }

  /// The different words, or the first and the last of them if they are too many.
  private static func list(_ all: [String], _ limit: Int, separator: String) -> String {
    var known: Set<String> = []
    let words = all.filter { known.insert($0).inserted }
    guard words.count > limit, let last = words.last else {
      return words.joined(separator: separator)
    }
    return words.prefix(limit - 2).joined(separator: separator) + separator + "… " + last
  }

  private static func size(_ frame: String) -> String {
    frame.split(separator: "  ").last.map(String.init) ?? frame
  }

  private static func position(_ frame: String) -> String {
    frame.split(separator: "  ").first.map(String.init) ?? frame
  }
}

extension StaticString {
  /// True if both have the same characters.
  fileprivate func hasSameText(as other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount
      && (utf8Start == other.utf8Start || description == other.description)
  }
}
