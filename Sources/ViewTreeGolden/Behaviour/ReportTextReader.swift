/// Reads a text report of `inspect`, `order` or `keys` into facts.
///
/// Total: a line that it does not understand becomes an entry that is compared as text.
struct ReportTextReader {
  private var facts = ReportFacts()
  /// The evaluation that lines belong to now.
  var current = EvaluationFacts()
  /// The title of the section that lines belong to; empty before the first.
  private var section = ""
  /// The places of the views around the next line of a tree.
  var treePath: [Int] = []
  /// What was read of the line that only the next one tells to be a title.
  private var isAfterBlank = false
  private let isKeys: Bool

  private init(isKeys: Bool) { self.isKeys = isKeys }

  /// Reads a report; `command` is the one that made it.
  static func read(_ bytes: [UInt8], command: String) -> ReportFacts {
    if command == "lint" { return LintTextReader.read(bytes) }
    var reader = ReportTextReader(isKeys: command == "keys")
    for (number, line) in ReportLines.split(bytes).enumerated() {
      if number == 0, reader.readHeader(line) { continue }
      reader.read(line)
    }
    reader.finishEvaluation()
    return reader.facts
  }

  private mutating func finishEvaluation() {
    current.nameViews()
    if facts.evaluations.count == 1, facts.evaluations[0] == EvaluationFacts() {
      facts.evaluations[0] = current
    } else {
      facts.evaluations.append(current)
    }
  }

  /// Whether a line is the first of a report that evaluated something.
  static func isHeader(_ line: Substring) -> Bool {
    var reader = ReportTextReader(isKeys: false)
    return reader.readHeader(line)
  }

  // MARK: - Lines that begin something

  /// `form.json  1024x768 @2x  stable after 1 pass`.
  private mutating func readHeader(_ line: Substring) -> Bool {
    var rest = line
    guard let status = rest.takeLastPiece() else { return false }
    var window: [Substring] = []
    while let piece = rest.takeLastPiece() {
      window.insert(piece, at: 0)
      if piece.hasSuffix("x"), piece.contains("@") {
        facts.name = String(rest)
        current.status = String(status)
        current.window = window.joined(separator: "  ")
        return true
      }
    }
    return false
  }

  private static let titles: Set<Substring> = [
    "Views", "Preferences", "Order", "Skipped", "Not instantiated", "Anchors", "State", "Tree",
    "View-tree order", "Differences", "Changed",
  ]

  private mutating func read(_ line: Substring) {
    if line.isEmpty {
      isAfterBlank = true
      return
    }
    defer { isAfterBlank = false }
    if isAfterBlank, readTitle(line) { return }
    if !readContent(line) { addUnknown(line) }
  }

  mutating func addUnknown(_ line: Substring) {
    current.entries.append(
      .init(section: section, subject: String(line), value: "", isUnknown: true))
  }

  private mutating func readTitle(_ line: Substring) -> Bool {
    if isKeys { return readKeyTitle(line) }
    if Self.titles.contains(line) {
      section = String(line)
      treePath = []
      return true
    }
    guard let rest = line.dropping("Step "), let (number, _) = rest.split(at: ": "),
      Int(number) != nil
    else { return false }
    finishEvaluation()
    current = EvaluationFacts()
    section = ""
    var title = rest
    current.status = title.takeLastPiece().map(String.init) ?? ""
    current.title = title.split(at: ": ").map { String($0.1) } ?? ""
    return true
  }

  private mutating func readContent(_ line: Substring) -> Bool {
    if isKeys, !section.isEmpty { return readKeyLine(line) }
    switch section {
    case "": return readRemark(line)
    case "Views": return readView(line, hasFrame: true)
    case "Tree": return readView(line, hasFrame: false)
    case "Preferences": return readReading(line)
    case "Order": return readEvent(line)
    case "Skipped": return readSkip(line)
    case "Not instantiated": return readAbsence(line)
    case "Anchors": return readAnchor(line)
    case "State": return readState(line)
    case "View-tree order": return readCandidate(line)
    case "Differences": return readDifference(line)
    case "Changed": return readChange(line)
    default: return false
    }
  }

  private mutating func readRemark(_ line: Substring) -> Bool {
    if let step = line.dropping("after step ") {
      current.entries.append(.init(section: "after step", subject: "", value: String(step)))
      return true
    }
    guard let colon = line.firstIndex(of: ":"),
      ["warning", "error", "note", "loop"].contains(line[..<colon])
    else { return false }
    // The position in the document is no behaviour.
    var text = line
    if let place = text.takeLastPiece(), place.dropping("at ") != nil {
      current.remarks.append(String(text))
    } else {
      current.remarks.append(String(line))
    }
    return true
  }

  // MARK: - Keys

  /// `MyPreferenceKey  line 36`.
  private mutating func readKeyTitle(_ line: Substring) -> Bool {
    var name = line
    guard let place = name.takeLastPiece(),
      place.dropping("line ") != nil || place == "of the system"
    else {
      guard line == "no preference keys" else { return false }
      current.entries.append(.init(section: "", subject: String(line), value: ""))
      return true
    }
    section = String(name)
    current.entries.append(.init(section: section, subject: "declared", value: ""))
    return true
  }

  private mutating func readKeyLine(_ line: Substring) -> Bool {
    func add(_ subject: String, _ value: Substring, _ state: inout EvaluationFacts) {
      state.entries.append(.init(section: section, subject: subject, value: String(value)))
    }
    if let value = line.dropping("  default  ") {
      add("default", value, &current)
    } else if let value = line.dropping("  reduce   ") {
      add("reduce", value, &current)
    } else if let value = line.dropping("  dead end: ") {
      add("dead end", Self.withoutLines(value), &current)
    } else if ["  writers", "  transformers", "  readers"].contains(line) {
      // Which of the three a modifier is, its name says.
      return true
    } else if let use = line.dropping("    "), let (head, tail) = use.split(atLast: "  line ") {
      var rest = tail
      _ = rest.takeFirstPiece()
      var view = head
      let modifier = view.takeFirstPiece()
      let name = String(view).trimmed
      add("\(modifier) of \(name)", rest, &current)
    } else {
      return false
    }
    return true
  }

  /// A sentence without the numbers of lines of the document, which are no behaviour.
  static func withoutLines(_ text: Substring) -> Substring {
    var result = ""
    var rest = text
    while let (before, after) = rest.split(at: " in line ") {
      result += before
      rest = after.drop { $0.isASCII && $0.isNumber }
    }
    return Substring(result + rest)
  }
}

extension String {
  /// Without spaces at either end.
  var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}
