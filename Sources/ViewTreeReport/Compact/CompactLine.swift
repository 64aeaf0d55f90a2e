/// A line of the compact form, which may combine several rows.
struct CompactLine {
  /// The depth below the first line of the section.
  var depth: Int
  var facts: [CompactFact]
  /// The number of rows, if the line starts with it.
  var count = 1

  /// The line without its indentation.
  var text: String { text(listing: 4, eachOnce: false) }

  /// The line without its indentation, with at most `limit` words of each fact.
  func text(listing limit: Int, eachOnce: Bool) -> String {
    var text = count > 1 ? "\(count) x " : ""
    for fact in facts { text += fact.text(atMost: limit, eachOnce: eachOnce) }
    if count > 1, let positions = facts.lazy.compactMap(\.positions).first {
      text += "  at \(positions)"
    }
    return String(text.drop { $0 == " " })
  }

  /// True if all facts have the same forms as those of another line.
  func isLike(_ other: CompactLine) -> Bool {
    facts.count == other.facts.count && zip(facts, other.facts).allSatisfy { $0.isLike($1) }
  }

  /// Adds the facts of a line with the same forms.
  mutating func merge(_ other: CompactLine) {
    for place in facts.indices { facts[place].merge(other.facts[place]) }
  }
}
