/// The parts of a view's appearance as reports write it: `cornerRadius: 5  .opacity(0.5)`.
enum LookWords {
  /// Two appearances without the parts that both have. `nil` if nothing remains. If only the order
  /// differs, returns all parts.
  static func differing(_ old: String?, _ new: String?) -> (old: String?, new: String?) {
    guard let old, let new else { return (old, new) }
    let (before, after) = (parts(of: old), parts(of: new))
    let gone = joined(CountedDifference.added(to: after, in: before))
    let added = joined(CountedDifference.added(to: before, in: after))
    return gone == nil && added == nil ? (old, new) : (gone, added)
  }

  private static func joined(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "  ")
  }

  /// Modifiers begin with a dot after a parenthesis, and other parts after two spaces.
  private static func parts(of words: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var (depth, isQuoted, isEscaped) = (0, false, false)
    func end() {
      let text = part.drop { $0 == " " }
      if !text.isEmpty { parts.append(String(text)) }
      part = ""
    }
    for character in words {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if !isQuoted {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0, character == ".", part.last == ")" { end() }
        if depth == 0, character == " ", part.last == " " {
          part.removeLast()
          end()
          continue
        }
      }
      part.append(character)
    }
    end()
    return parts
  }
}
