import ViewTreeNumbers
import ViewTreeReport

/// A recorded picture in parts: its embedded report, and the lines that draw it.
struct RecordedPicture {
  /// The embedded report in a picture, which image viewers ignore.
  struct Report {
    /// The command whose report it is.
    let command: String
    /// The number in the picture of the first view of the report.
    let firstView: Int
    let bytes: [UInt8]

    /// The facts of the report.
    var facts: ReportFacts { ReportFacts.read(bytes, command: command) }
  }

  /// The embedded report, or `nil` for a picture of characters or one with very many views.
  let report: Report?
  /// The lines that draw the picture.
  let lines: [Substring]

  private static let start = "<metadata data-report=\""
  private static let end = "</metadata>"

  init(_ bytes: [UInt8]) {
    let all = ReportLines.split(bytes)
    guard let first = all.prefix(8).firstIndex(where: { $0.hasPrefix(Self.start) }),
      let last = all[first...].firstIndex(of: Self.end[...])
    else {
      report = nil
      lines = all
      return
    }
    let marks = all[first].split(separator: "\"", omittingEmptySubsequences: false)
    let words = all[first + 1..<last].map { Self.unescaped($0) + "\n" }
    report = Report(
      command: marks.count > 1 ? String(marks[1]) : "",
      firstView: marks.count > 3 ? Int(marks[3]) ?? 0 : 0, bytes: Array(words.joined().utf8))
    lines = Array(all[..<first] + all[(last + 1)...])
  }

  /// The command line that draws a similar picture, as far as the picture shows its options, or
  /// `nil` for other files.
  static func words(_ bytes: [UInt8]) -> [String]? {
    let picture = RecordedPicture(Array(bytes.prefix(1 << 20)))
    if picture.lines.first?.hasPrefix("<svg ") == true {
      switch picture.report?.command {
      case "inspect": return ["draw"]
      case let command?: return ["draw", "--picture", command]
      case nil: return nil
      }
    }
    let isText = picture.lines.first?.split(at: "  one character is ") != nil
    return isText ? ["draw", "--format", "text"] : nil
  }

  /// The first line of a picture of characters in the form of reports, without the parts that only
  /// a picture has.
  var headline: Substring {
    let first = lines.first ?? ""
    return ["  one character is ", "  in ", "  after step "].reduce(first) { line, mark in
      line.split(at: mark)?.0 ?? line
    }
  }

  private static let escapes: [(String, Character)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]

  /// A text without the escapes of markup.
  private static func unescaped(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "&")) else { return String(line) }
    var text = ""
    var rest = line
    while let mark = rest.firstIndex(of: "&") {
      text += rest[..<mark]
      rest = rest[mark...]
      let escape = escapes.first { rest.hasPrefix($0.0) }
      text.append(escape?.1 ?? "&")
      rest = rest.dropFirst(escape?.0.count ?? 1)
    }
    return text + rest
  }

  // MARK: - Names

  /// The name in the report of the view that a line of SVG draws, or `nil` if it draws no view.
  func name(ofLine line: Substring) -> String? {
    guard let (_, rest) = line.split(at: " data-v=\""), let report,
      let number = Int(rest.prefix { $0.isNumber })
    else { return nil }
    let views = report.facts.evaluations.first?.views ?? []
    let place = number - report.firstView
    guard views.indices.contains(place) else { return nil }
    return BehaviourWords.name(EvaluationComparer.view(place, in: views))
  }

  /// The name on the nearest upper edge in a picture of characters, above a position or on its row,
  /// not after it.
  func name(atRow row: Int, column: Int) -> String? {
    for row in stride(from: min(row, lines.count - 1), to: 0, by: -1) {
      let names = Self.names(on: lines[row]).filter { $0.column <= column }
      if let name = names.last { return name.text }
    }
    return nil
  }

  /// The names after the joints and lines of an edge.
  private static func names(on line: Substring) -> [(column: Int, text: String)] {
    var names: [(column: Int, text: String)] = []
    var isOpen = false
    var last: Character = " "
    for (column, character) in line.enumerated() {
      if edges.contains(character) || walls.contains(character) {
        isOpen = false
      } else if isOpen {
        names[names.count - 1].text.append(character)
      } else if edges.contains(last), character != " " {
        names.append((column, String(character)))
        isOpen = true
      }
      last = character
    }
    return names
  }

  /// The characters of edges, and those between edges.
  private static let edges: Set<Character> = [
    "─", "┈", "┌", "┬", "├", "┼", "└", "┴", "┤", "+", "-",
  ]
  private static let walls: Set<Character> = ["│", "┊", "┐", "┘", "|"]
}
