import ViewTreeSyntax

/// Colors the view names, sizes and problems of text reports for a terminal.
struct ReportPainter {
  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "36"
  }

  /// The characters that draw the lines of a tree.
  private static let lineCharacters: Set<Character> = ["│", "├", "└", "┌", "─", " "]

  /// The lines of a report with colors.
  static func painted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? headline(String($1)) : line(String($1)) }.joined(separator: "\n")
  }

  /// The first line, in which the document's name is bold, and what is wrong has a color.
  private static func headline(_ text: String) -> String {
    guard let end = text.range(of: "  ") else { return line(text) }
    let facts = text[end...].split(separator: ",", omittingEmptySubsequences: false).map { fact in
      let words = fact.split(separator: " ")
      let isProblem = words.last?.hasPrefix("problem") == true && words.first != "0"
      return isProblem ? inside(String(fact), .yellow) : sized(String(fact))
    }
    return styled(String(text[..<end]), .bold) + facts.joined(separator: ",")
  }

  private static func line(_ text: String) -> String {
    for (word, style) in [("warning:", Style.yellow), ("error:", .red)] where text.hasPrefix(word) {
      return styled(word, style) + sized(String(text.dropFirst(word.count)))
    }
    let lead = text.prefix { lineCharacters.contains($0) || $0.isNumber }
    var rest = text[lead.endIndex...]
    var role = ""
    for name in ["overlay: ", "background: "] where rest.hasPrefix(name) {
      role = name
      rest = rest.dropFirst(name.count)
    }
    let name = rest.prefix { $0 != " " && $0 != "," }
    let after = rest.dropFirst(name.count)
    // A word of a sentence is no view.
    let isAlone = after.isEmpty || ["  ", " #", " \"", ","].contains { after.hasPrefix($0) }
    guard isAlone, isView(name) else { return sized(text) }
    return lead + role + styled(String(name), .bold) + sized(String(after))
  }

  /// True for a view or its path, such as `VStack/Text[0]`.
  private static func isView(_ word: Substring) -> Bool {
    word.first?.isUppercase == true
      && word.allSatisfy { $0.isLetter || $0.isNumber || "/[]#._".contains($0) }
  }

  /// The text with the sizes in color that are not inside quotes.
  private static func sized(_ text: String) -> String {
    var isQuoted = false
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let wasQuoted = isQuoted
      if word.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() }
      let core = word.last == "," || word.last == ":" ? word.dropLast() : word
      guard !wasQuoted, isSize(core) else { return String(word) }
      return styled(String(core), .cyan) + word.dropFirst(core.count)
    }.joined(separator: " ")
  }

  /// True for a width and a height, such as `390x844.5`.
  private static func isSize(_ word: Substring) -> Bool {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Double($0) != nil }
  }

  /// Styles a text, but not the space around it.
  private static func inside(_ text: String, _ style: Style) -> String {
    let lead = text.prefix { $0 == " " }
    return lead + styled(String(text.dropFirst(lead.count)), style)
  }

  private static func styled(_ text: String, _ style: Style) -> String {
    text.isEmpty ? "" : "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m"
  }
}

extension String {
  /// The position of the first occurrence of a text.
  fileprivate func range(of text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
