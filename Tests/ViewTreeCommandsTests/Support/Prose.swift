/// Text for people, as sentences without code, links and markup.
struct Prose {
  /// Numbers of words and sentences, with those that the style guide limits.
  struct Counts {
    var words = 0
    var sentences = 0
    /// The number of hits for each class of words, and those of semicolons and long sentences.
    var hits: [String: Int] = [:]

    static func + (left: Counts, right: Counts) -> Counts {
      Counts(
        words: left.words + right.words, sentences: left.sentences + right.sentences,
        hits: left.hits.merging(right.hits, uniquingKeysWith: +))
    }

    /// Hits per 1,000 words; long sentences per 100 sentences.
    func rate(_ name: String) -> Double {
      let all = name == "long sentences" ? Double(sentences) / 100 : Double(words) / 1000
      return all == 0 ? 0 : Double(hits[name] ?? 0) / all
    }
  }

  /// Paragraphs, list items, headings and table cells.
  private(set) var parts: [String] = []

  /// The prose of a page of Markdown.
  init(markdown: String) {
    var part = ""
    var isCode = false
    func finish() {
      if !part.isEmpty { parts.append(Self.withoutMarkup(part)) }
      part = ""
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") {
        finish()
        isCode.toggle()
      } else if isCode {
        continue
      } else if text.isEmpty || text.hasPrefix("#") {
        finish()
        part = String(text.drop { $0 == "#" || $0 == " " })
        finish()
      } else if text.hasPrefix("|") {
        finish()
        Self.cells(String(text)).forEach { parts.append(Self.withoutMarkup($0)) }
      } else {
        if Self.isItem(text) { finish() }
        part += part.isEmpty ? String(text) : " " + text
      }
    }
    finish()
  }

  /// Texts without markup, such as messages.
  init(texts: [String]) {
    parts = texts.map(Self.withoutMarkup)
  }

  /// The cells of a row of a table; none for the line below the head.
  static func cells(_ row: String) -> [String] {
    let text = row.replacing("\\|", with: "¦")
    return text.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
      .filter { !$0.allSatisfy { "-: ".contains($0) } }.map(String.init)
  }

  private static func isItem(_ text: Substring) -> Bool {
    if text.hasPrefix("- ") || text.hasPrefix("* ") { return true }
    let rest = text.drop { $0.isNumber }
    return rest.count < text.count && rest.hasPrefix(". ")
  }

  /// The text with `CODE` for code, without addresses of links and tags.
  private static func withoutMarkup(_ text: String) -> String {
    var result = ""
    var isCode = false
    var depth = 0
    var last: Character = " "
    for character in text {
      if character == "`" {
        if !isCode { result += "CODE" }
        isCode.toggle()
      } else if isCode {
      } else if depth > 0 {
        depth += character == "(" || character == "<" ? 1 : 0
        depth -= character == ")" || character == ">" ? 1 : 0
      } else if (character == "(" && last == "]") || character == "<" {
        depth = 1
      } else if character != "[" && character != "]" && character != "*" && character != "_" {
        result.append(character)
      }
      last = character
    }
    return result
  }

  /// Counts the words of each class, semicolons, and sentences of more than 30 words.
  func counts(_ classes: [String: Set<String>]) -> Counts {
    parts.map { Self.counts($0, classes) }.reduce(Counts(), +)
  }

  private static func counts(_ part: String, _ classes: [String: Set<String>]) -> Counts {
    var counts = Counts()
    var length = 0
    func finish() {
      if length > 3 { counts.sentences += 1 }
      if length > 30 { counts.hits["long sentences", default: 0] += 1 }
      length = 0
    }
    let tokens = part.split(separator: " ")
    for (index, token) in tokens.enumerated() {
      let core = token.filter { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "-" }
      if token.contains(";") { counts.hits["semicolons", default: 0] += 1 }
      guard !core.isEmpty else { continue }
      length += 1
      counts.words += 1
      let word = core.lowercased()
      for (name, words) in classes where words.contains(word) {
        counts.hits[name, default: 0] += 1
      }
      let end = token.last { $0 != ")" && $0 != "\"" }
      let next = index + 1 < tokens.count ? tokens[index + 1].first { $0 != "(" } : nil
      if let end, ".!?".contains(end), next?.isUppercase ?? true { finish() }
    }
    finish()
    return counts
  }
}
