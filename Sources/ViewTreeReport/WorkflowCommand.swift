import ViewTreeSyntax

/// Workflow commands of GitHub Actions: lines of a log that the runner acts on.
package enum WorkflowCommand {
  /// A text after the colons: what would end the command or begin an escape is escaped.
  package static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// The value of a property: commas and colons would end it.
  package static func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  private static func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result += TerminalText.escaped(String(scalar))
      }
    }
    return result
  }

  /// Lines that stand in a log as they are, none of them taken for a command.
  ///
  /// The runner takes a line for one that begins with `::`, white space aside, or that holds `##[`.
  /// Where a line does, commands are stopped around all of them, by a word that no line holds.
  package static func plain(_ lines: [String]) -> [String] {
    let visible = lines.map(TerminalText.escaped)
    let isCommand = visible.contains { line in
      // By code units: an accent behind a colon makes another character of it, not another byte.
      line.drop(while: \.isWhitespace).utf8.starts(with: "::".utf8)
        || line.utf8.contains("##[".utf8)
    }
    guard isCommand else { return visible }
    var word = "viewtree-text"
    while visible.contains(where: { $0.utf8.contains(word.utf8) }) { word += "-" }
    return ["::stop-commands::\(word)"] + visible + ["::\(word)::"]
  }
}
