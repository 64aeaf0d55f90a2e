/// Reads what `viewtree lint` prints: a finding begins with its place in the document, and what
/// belongs to it follows.
package enum LintTextReader {
  /// The section of facts that findings are in.
  package static let section = "findings"

  /// Reads the findings; lines of the document that they show are no facts.
  static func read(_ bytes: [UInt8]) -> ReportFacts {
    var facts = ReportFacts()
    var section = Self.section
    for line in ReportLines.split(bytes) {
      if let finding = finding(line) {
        section = finding.level == "note" ? section : finding.message
        facts.name = finding.name
        facts.evaluations[0].entries.append(
          .init(
            section: finding.level == "note" ? section : Self.section,
            subject: finding.level == "note" ? "note: \(finding.message)" : finding.words,
            value: ""))
      } else if let help = line.split(at: "= help: ")?.1 {
        facts.evaluations[0].entries.append(
          .init(section: section, subject: "help", value: String(help)))
      } else if !isExcerpt(line), !isCount(line) {
        facts.evaluations[0].entries.append(
          .init(section: "", subject: String(line), value: "", isUnknown: true))
      }
    }
    return facts
  }

  /// Whether a line begins a finding.
  package static func isFinding(_ line: Substring) -> Bool { finding(line) != nil }

  private struct Finding {
    let name: String
    let level: Substring
    let message: String

    var words: String { "\(level): \(message)" }
  }

  /// `form.json:9:34: warning: 2 views have the id 'a' [duplicate-id]`.
  private static func finding(_ line: Substring) -> Finding? {
    for level in ["error", "warning", "note"] {
      guard let (place, message) = line.split(at: ": \(level): ") else { continue }
      let parts = place.split(separator: ":")
      guard parts.count >= 3, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil
      else { continue }
      return Finding(
        name: parts.dropLast(2).joined(separator: ":"), level: Substring(level),
        message: String(message))
    }
    return nil
  }

  /// `9 | text`, or the line with carets below it.
  private static func isExcerpt(_ line: Substring) -> Bool {
    let rest = line.drop { $0 == " " || ($0.isASCII && $0.isNumber) }
    return rest.hasPrefix("|") || rest.isEmpty || rest.hasPrefix("…") || rest.hasPrefix("...")
  }

  /// `2 warnings`, which follows from the findings.
  private static func isCount(_ line: Substring) -> Bool {
    line == "no findings"
      || line.split(separator: ", ").allSatisfy { part in
        let words = part.split(separator: " ")
        return words.count >= 2 && Int(words[0]) != nil
      }
  }
}
