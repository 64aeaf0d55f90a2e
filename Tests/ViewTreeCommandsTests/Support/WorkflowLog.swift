/// A log of GitHub Actions as the runner reads it: which lines are commands, and what they say.
struct WorkflowLog {
  struct Annotation: Equatable {
    let properties: [String: String]
    let text: String
  }

  private(set) var annotations: [Annotation] = []
  private(set) var groups: [String] = []
  /// Lines that are no commands.
  private(set) var lines: [String] = []

  /// `nil` if a line is a command that none should be, or if commands stay stopped.
  init?(_ text: String) {
    var stop: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop(while: \.isWhitespace)
      if let word = stop {
        if trimmed == "::\(word)::" { stop = nil } else { lines.append(String(line)) }
        continue
      }
      guard trimmed.utf8.starts(with: "::".utf8) else {
        if line.utf8.contains("##[".utf8) { return nil }
        lines.append(String(line))
        continue
      }
      let command = /::([a-z-]+)(?: ([^\n]*?))?::([^\n]*)/.matchingSemantics(.unicodeScalar)
      guard let match = trimmed.wholeMatch(of: command) else { return nil }
      let data = Self.unescaped(String(match.3))
      switch match.1 {
      case "error":
        annotations.append(
          Annotation(properties: Self.properties(match.2 ?? ""), text: data))
      case "group": groups.append(data)
      case "endgroup": if groups.isEmpty { return nil }
      case "stop-commands": stop = data
      default: return nil
      }
    }
    if stop != nil { return nil }
  }

  private static func properties(_ text: Substring) -> [String: String] {
    var properties: [String: String] = [:]
    for part in text.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { properties[String(pair[0])] = unescaped(String(pair[1])) }
    }
    return properties
  }

  /// What the runner makes of escapes, by code points: an accent behind one belongs to no letter.
  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      let digits = String(String.UnicodeScalarView(rest.prefix(2)))
      let known = ["0D": "\r", "0A": "\n", "3A": ":", "2C": ",", "25": "%"]
      if scalar == "%", let meant = known[digits] {
        result += meant.unicodeScalars
        rest = rest.dropFirst(2)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
