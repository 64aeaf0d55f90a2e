import ViewTreeScript

/// A script of a document as lines of a listing: its words are unchanged, its lines are indented by
/// their brackets.
struct PastedScript {
  /// The text without the braces of a closure.
  private let text: [UInt8]
  /// The names before `in`, if the text has them.
  let header: String?
  /// The outline of the text.
  let outline: ScriptOutline?

  init(_ script: String) {
    let all = BlockLines.broken(Array(script.utf8))
    outline = ScriptOutline(all)
    guard let outline, outline.hasBraces, let first = outline.words.first,
      let last = outline.words.last
    else {
      (text, header) = (all, nil)
      return
    }
    var start = first.range.upperBound
    var head: String?
    if outline.hasHeader, let end = outline.words.first(where: { $0.text == "in" }) {
      let names = all[start..<end.range.lowerBound]
      head = String(decoding: names, as: UTF8.self).trimmed.tight
      start = end.range.upperBound
    }
    (text, header) = (Array(all[start..<last.range.lowerBound]), head)
  }

  /// The lines, the first without white space before it.
  var lines: [String] {
    guard let words = ScriptOutline(text)?.words else {
      return String(decoding: text, as: UTF8.self).trimmed.splitLines
    }
    var indents = Indents(words)
    var result: [String] = []
    var start = 0
    for line in text.split(separator: 10, omittingEmptySubsequences: false) {
      let range = start..<start + line.count
      start = range.upperBound + 1
      let content = String(decoding: line, as: UTF8.self).trimmed
      let indent = indents.indent(of: range)
      if content.isEmpty {
        if let last = result.last, !last.isEmpty { result.append("") }
      } else {
        for statement in Self.statements(content) {
          let short = Self.withShortTypes(statement)
          result.append((result.isEmpty ? "" : String(repeating: " ", count: indent)) + short)
        }
      }
    }
    while result.last?.isEmpty ?? false { result.removeLast() }
    if let first = result.first { result[0] = first.trimmed }
    return result
  }
}

extension PastedScript {
  /// The statements of a line that are separated by semicolons outside brackets.
  private static func statements(_ line: String) -> [String] {
    guard line.contains(";"), let words = ScriptOutline(Array(line.utf8))?.words else {
      return [line]
    }
    let bytes = Array(line.utf8)
    var (depth, start) = (0, 0)
    var statements: [String] = []
    for word in words {
      if ["(", "[", "{"].contains(word.text) { depth += 1 }
      if [")", "]", "}"].contains(word.text) { depth -= 1 }
      if depth == 0, word.text == ";" {
        statements.append(String(decoding: bytes[start..<word.range.lowerBound], as: UTF8.self))
        start = word.range.upperBound
      }
    }
    statements.append(String(decoding: bytes[start...], as: UTF8.self))
    return statements.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The text with `[Item]()` for `Array<Item>()`.
  private static func withShortTypes(_ line: String) -> String {
    guard let start = line.firstRange(of: "Array<") else { return line }
    var depth = 1
    for place in line[start.upperBound...].indices {
      if line[place] == "<" { depth += 1 }
      if line[place] == ">" { depth -= 1 }
      guard depth == 0 else { continue }
      let rest = line[line.index(after: place)...]
      guard rest.hasPrefix("(") else { return line }
      return line[..<start.lowerBound] + "[" + line[start.upperBound..<place] + "]"
        + withShortTypes(String(rest))
    }
    return line
  }
}

/// The indentation of the lines of a script, by their enclosing brackets.
private struct Indents {
  private struct Open {
    let line: Int
    let isSwitch: Bool
  }

  private let words: [ScriptOutline.Word]
  private var next = 0
  private var line = 0
  private var open: [Open] = []
  private var isSwitchAhead = false

  init(_ words: [ScriptOutline.Word]) { self.words = words }

  /// The indentation of the line with some bytes. Lines must be requested in order.
  mutating func indent(of range: Range<Int>) -> Int {
    line += 1
    var indent: Int?
    while next < words.count, words[next].range.lowerBound < range.upperBound {
      if words[next].range.lowerBound >= range.lowerBound, indent == nil {
        indent = start(words[next])
      }
      pass(words[next])
      next += 1
    }
    return indent ?? 2 * depth
  }

  /// The indentation level. Brackets that open on the same line add a single level.
  private var depth: Int { Set(open.map(\.line)).count }

  private func start(_ word: ScriptOutline.Word) -> Int {
    switch word.text {
    case "}", ")", "]":
      let rest = open.dropLast()
      return 2 * Set(rest.map(\.line)).count
    case "case", "default": return 2 * (depth - (open.last?.isSwitch ?? false ? 1 : 0))
    case ".", "?", "&&", "||", "+", "-", "*", "/", "??", ":": return 2 * depth + 2
    default: return 2 * depth
    }
  }

  private mutating func pass(_ word: ScriptOutline.Word) {
    switch word.text {
    case "switch": isSwitchAhead = true
    case "{":
      open.append(Open(line: line, isSwitch: isSwitchAhead))
      isSwitchAhead = false
    case "(", "[": open.append(Open(line: line, isSwitch: false))
    case "}", ")", "]": _ = open.popLast()
    default: break
    }
  }
}

extension String {
  /// The text without white space after an opening parenthesis.
  fileprivate var tight: String {
    var result = ""
    for character in self where !(character.isWhitespace && result.hasSuffix("(")) {
      result.append(character)
    }
    return result
  }

  /// The text without leading and trailing white space and line ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The lines of the text.
  var splitLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
