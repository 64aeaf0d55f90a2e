import ViewTreeReport

/// The words of a value that text and JSON reports have in common: without brackets, labels, and
/// names of types.
///
/// A text in quotes is one word. JSON puts some values in quotes that text doesn't, such as ranges
/// and angles.
struct ValueWords {
  private enum Word: Equatable {
    case plain(Substring)
    case quoted(Substring)
    /// The start of a word that is cut off.
    case cut(Substring)
  }

  private var words: [Word] = []
  private var rest: Substring

  /// Reads a value as text reports write it.
  init(_ value: Substring) {
    rest = value
    while let first = rest.first {
      if case .cut? = words.last { return }
      if first == "\"" {
        readQuoted()
      } else if Self.separators.contains(first) {
        rest.removeFirst()
      } else {
        readPlain()
      }
    }
  }

  /// Characters between words. The colon of a label is part of the label.
  private static let separators: Set<Character> = [" ", ",", "\"", "(", ")", "[", "]", "{", "}"]

  /// Reads a quoted string, which is truncated if it has no end.
  private mutating func readQuoted() {
    rest.removeFirst()
    let start = rest.startIndex
    var isEscaped = false
    while let character = rest.popFirst() {
      if character == "\"", !isEscaped {
        words.append(.quoted(rest.base[start..<rest.base.index(before: rest.startIndex)]))
        // Skips the colon after the key of a dictionary entry.
        if rest.first == ":" { rest.removeFirst() }
        return
      }
      isEscaped = character == "\\" && !isEscaped
    }
    words.append(.cut(rest.base[start...].prefix { $0 != "…" }))
  }

  private mutating func readPlain() {
    let word = rest.prefix { !Self.separators.contains($0) }
    rest = rest[word.endIndex...]
    // A truncated word may be a label or the name of a type.
    if word.contains("…") { return words.append(.cut("")) }
    if word.last == ":" {
      let name = word.dropLast()
      if !name.isEmpty, !Self.isLabel(name) { words.append(.plain(name)) }
    } else if rest.first == "(", Self.isName(word) || word == ".init" {
      // A UUID depends on how many UUIDs were created before it, so skip its digits.
      if word == "UUID" { rest = rest.drop { $0 != ")" } }
    } else {
      words.append(.plain(word == "infinity" ? "inf" : word))
    }
  }

  private static func isName(_ word: Substring) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } ?? false
  }

  /// True for an argument label. Keys of dictionaries are numbers, cases, truth values, or in
  /// quotes.
  private static func isLabel(_ word: Substring) -> Bool {
    isName(word) && !["true", "false", "nil"].contains(word)
  }

  /// The words in one line, without quotes.
  var line: String {
    words.map { word in
      switch word {
      case .plain(let text): String(text)
      case .quoted(let text): ValueWords(text).line
      case .cut: "…"
      }
    }.joined(separator: " ")
  }

  /// True if two values are equal, as far as neither is cut off.
  static func areSame(_ left: ValueWords, _ right: ValueWords) -> Bool {
    var (left, right) = (Array(left.words.reversed()), Array(right.words.reversed()))
    while let first = left.popLast() {
      if case .cut("") = first { return true }
      guard let second = right.popLast() else { return false }
      switch (first, second) {
      case (_, .cut("")): return true
      case (.cut(let start), .cut(let other)):
        return start.hasPrefix(other) || other.hasPrefix(start)
      case (.cut(let start), .plain(let text)), (.plain(let text), .cut(let start)),
        (.cut(let start), .quoted(let text)), (.quoted(let text), .cut(let start)):
        return text.hasPrefix(start)
      case (.quoted(let text), .plain):
        left += ValueWords(text).words.reversed()
        right.append(second)
      case (.plain, .quoted(let text)):
        right += ValueWords(text).words.reversed()
        left.append(first)
      case (.plain(let text), .plain(let other)), (.quoted(let text), .quoted(let other)):
        if text != other { return false }
      }
    }
    return right.isEmpty || right.last == .cut("")
  }
}
