import ViewTreeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Workflow commands of GitHub Actions: lines of a log that the runner acts on.
package enum WorkflowCommand {
  /// A text after the colons, with the characters escaped that would end the command or start an
  /// escape.
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

  /// A text report in which no line is a command: the character that would start a command is
  /// written as `\u{3a}` or `\u{23}`, which report readers reverse.
  package static func guarded(_ report: [UInt8]) -> [UInt8] {
    guard mayHaveCommand(report) else { return report }
    return Array(TerminalText.withoutCommands(String(decoding: report, as: UTF8.self)).utf8)
  }

  /// A quick look for `##` and for lines that start with a colon, or with white space beyond ASCII.
  private static func mayHaveCommand(_ report: [UInt8]) -> Bool {
    report.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      func next(_ byte: UInt8, from place: Int) -> Int? {
        memchr(start + place, Int32(byte), bytes.count - place).map { start.distance(to: $0) }
      }
      var place = 0
      while let mark = next(UInt8(ascii: "#"), from: place) {
        place = mark + 1
        if place < bytes.count, bytes[place] == UInt8(ascii: "#") { return true }
      }
      var line = 0
      while line < bytes.count {
        while line < bytes.count, bytes[line] == UInt8(ascii: " ") { line += 1 }
        guard line < bytes.count else { return false }
        if bytes[line] == UInt8(ascii: ":") || bytes[line] >= 0xC2 { return true }
        guard let end = next(UInt8(ascii: "\n"), from: line) else { return false }
        line = end + 1
      }
      return false
    }
  }

  /// The original line of a text report, before it was guarded.
  package static func unguarded(_ line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    var line = line
    let start = line.unicodeScalars.prefix { $0.properties.isWhitespace }
    let rest = line[start.endIndex...]
    if rest.utf8.starts(with: "\\u{3a}:".utf8) {
      line = line[..<start.endIndex] + ":" + rest.dropFirst("\\u{3a}".count)
    }
    for mark in ["[", "vso["] { line = line.replacing("#\\u{23}\(mark)", with: "##\(mark)") }
    return line
  }

  /// Lines for a log that aren't interpreted as commands.
  ///
  /// The runner interprets a line that starts with `::`, ignoring white space, or contains `##[`.
  /// If a line does, commands are stopped around all lines, with a word that no line contains.
  package static func plain(_ lines: [String]) -> [String] {
    let visible = lines.map(TerminalText.escaped)
    let isCommand = visible.contains { line in
      // Compares code units, because an accent after a colon would form another character.
      line.drop(while: \.isWhitespace).utf8.starts(with: "::".utf8)
        || line.utf8.contains("##[".utf8)
    }
    guard isCommand else { return visible }
    var word = "viewtree-text"
    while visible.contains(where: { $0.utf8.contains(word.utf8) }) { word += "-" }
    return ["::stop-commands::\(word)"] + visible + ["::\(word)::"]
  }
}
