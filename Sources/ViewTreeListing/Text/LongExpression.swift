import ViewTreeScript

/// Breaks long expressions where `swift format` keeps the breaks. These are before the operators of
/// the lowest precedence, before the last call of a chain, or inside the brackets.
struct LongExpression {
  private let text: String
  private let words: [ScriptOutline.Word]

  private init(_ text: String) {
    self.text = text
    words = ScriptOutline(Array(text.utf8))?.words ?? []
  }

  /// The lines of an expression. All but the first are indented relative to the first.
  ///
  /// `hanging` is the indentation of operators at the start of a line.
  static func lines(_ text: String, room: Int, hanging: Int = 2) -> [String] {
    let given = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if given.count > 1 || length(text) <= room { return given }
    let expression = LongExpression(text)
    return expression.atOperators(room, hanging) ?? expression.atLastCall(room)
      ?? expression.inBrackets(room) ?? [text]
  }

  /// A list with its brackets on separate lines, or the text as it is if it isn't a list of elements.
  static func list(_ text: String, room: Int) -> [String] {
    LongExpression(text).inBrackets(room) ?? [text]
  }

  /// The length by which `swift format` breaks a line: a list of several elements counts one more, for the comma
  /// that would follow its last element.
  static func length(_ text: String) -> Int {
    guard text.contains("[") else { return text.count }
    let expression = LongExpression(text)
    let lists = expression.words.indices.filter { place in
      guard expression.words[place].text == "[", let close = expression.closing(of: place) else {
        return false
      }
      return expression.elements(place, close).count > 1
    }
    return text.count + lists.count
  }

  private func part(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self).trimmed
  }

  // MARK: - Operators

  /// Operators by precedence, the lowest first.
  private static let levels: [Set<String>] = [
    ["?", ":"], ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["+", "-"],
    ["*", "/", "%"],
  ]

  private func atOperators(_ room: Int, _ hanging: Int) -> [String]? {
    let outer = outerWords
    for level in Self.levels {
      let places = outer.filter { place in
        let word = words[place]
        return level.contains(word.text) && place > 0 && isInfix(place)
      }
      guard !places.isEmpty else { continue }
      let starts = [0] + places.map { words[$0].range.lowerBound }
      let ends = starts.dropFirst() + [text.utf8.count]
      var lines: [String] = []
      for (start, end) in zip(starts, ends) {
        let isFirst = lines.isEmpty
        let inner = Self.lines(part(start..<end), room: isFirst ? room : room - hanging)
        let space = String(repeating: " ", count: isFirst ? 0 : hanging)
        lines += inner.map { space + $0 }
      }
      return lines
    }
    return nil
  }

  private func isInfix(_ place: Int) -> Bool {
    let (before, after) = (words[place - 1].range.upperBound, words[place].range.upperBound)
    return before < words[place].range.lowerBound && place + 1 < words.count
      && after < words[place + 1].range.lowerBound
  }

  /// The indices of the words outside all brackets.
  private var outerWords: [Int] {
    var depth = 0
    return words.indices.filter { place in
      switch words[place].text {
      case "(", "[", "{":
        depth += 1
        return depth == 1
      case ")", "]", "}":
        depth -= 1
        return depth == 0
      default: return depth == 0
      }
    }
  }

  // MARK: - Calls

  private func atLastCall(_ room: Int) -> [String]? {
    let outer = outerWords
    let calls = outer.filter { place in
      words[place].text == "." && place > 0 && words[place - 1].text == ")"
        && place + 2 < words.count && words[place + 2].text == "("
    }
    guard let last = calls.last else { return nil }
    let start = words[last].range.lowerBound
    let first = part(0..<start)
    guard first.count <= room else { return nil }
    return [first] + Self.lines(part(start..<text.utf8.count), room: room - 2).map { "  \($0)" }
  }

  private func inBrackets(_ room: Int) -> [String]? {
    guard let open = words.firstIndex(where: { $0.text == "(" || $0.text == "[" }),
      let close = closing(of: open), close > open + 1
    else { return nil }
    let isList = words[open].text == "["
    let head = part(0..<words[open].range.upperBound)
    let tail = part(words[close].range.lowerBound..<text.utf8.count)
    var parts = elements(open, close)
    if isList, parts.count > 1 { parts[parts.count - 1] += "," }
    let all = parts.enumerated().map { $0 < parts.count - 1 ? $1 + "," : $1 }
    var inside = [all.joined(separator: " ")]
    if inside[0].count > room - 2 {
      inside = all.flatMap { Self.lines($0, room: room - 2) }
    }
    var lines = [head] + inside.map { "  \($0)" }
    if isList {
      lines.append(tail)
    } else {
      lines[lines.count - 1] += tail
    }
    return lines
  }

  private func closing(of open: Int) -> Int? {
    var depth = 0
    for place in open..<words.count {
      if ["(", "[", "{"].contains(words[place].text) { depth += 1 }
      if [")", "]", "}"].contains(words[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The elements inside brackets, split at the commas.
  private func elements(_ open: Int, _ close: Int) -> [String] {
    var parts: [String] = []
    var depth = 0
    var start = words[open].range.upperBound
    for place in open + 1..<close {
      if ["(", "[", "{"].contains(words[place].text) { depth += 1 }
      if [")", "]", "}"].contains(words[place].text) { depth -= 1 }
      if depth == 0, words[place].text == "," {
        parts.append(part(start..<words[place].range.lowerBound))
        start = words[place].range.upperBound
      }
    }
    return parts + [part(start..<words[close].range.lowerBound)]
  }
}
