import ViewTreeNumbers
import ViewTreeSyntax

extension GoldenReport {
  /// The report as text: the failures, the most relevant first, the counts, and the commands to
  /// type next.
  ///
  /// A single line if all are equal, with the duration of the check, if there is one.
  public func text(
    _ style: GoldenDiffStyle = .behaviour, color: Bool = false, seconds: Double? = nil
  ) -> [UInt8] {
    var lines =
      style == .behaviour ? documentLines : results.flatMap { Self.lines($0, style, color: color) }
    let time = seconds.map { " in \(Self.tenths($0)) s" } ?? ""
    let last = [GoldenWords.summary(self) + time] + GoldenWords.nextSteps(self)
    lines += last.map(TerminalText.escaped)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The lines about all results, with the changes of each document together.
  private var documentLines: [String] {
    let different = Dictionary(grouping: results.filter(\.differs), by: \.document)
    var shown: Set<String> = []
    return results.flatMap { result -> [String] in
      guard result.differs else { return Self.lines(result, .behaviour) }
      guard shown.insert(result.document).inserted else { return [] }
      return GoldenDocumentChanges(different[result.document] ?? []).text
        .map(TerminalText.escaped)
    }
  }

  /// The lines about a result, with control characters escaped.
  static func lines(
    _ result: GoldenResult, _ style: GoldenDiffStyle, color: Bool = false
  ) -> [String] {
    GoldenDetails(result, style).map { lines(result.path, $0, color) } ?? []
  }

  /// The lines about a difference. The first line names the file and the first change.
  static func lines(
    _ path: String, _ difference: GoldenDifference, _ style: GoldenDiffStyle, color: Bool
  ) -> [String] {
    lines(path, GoldenDetails(difference, style), color)
  }

  /// The lines of details. Messages are omitted, because they were shown before, with color if
  /// requested.
  private static func lines(_ path: String, _ details: GoldenDetails, _ color: Bool) -> [String] {
    let told =
      ["\(path): \(details.headline)"]
      + (details.behaviour + details.artifacts).map { "  \($0)" }
    let patch = details.patch.map(TerminalText.escaped)
    return told.map(TerminalText.escaped) + (color ? PatchPainter.painted(patch) : patch)
  }

  /// A duration with one decimal, or two below a second.
  private static func tenths(_ seconds: Double) -> String {
    let hundredths = Int((max(seconds, 0) * 100).rounded())
    if hundredths < 100 { return "0.\(hundredths < 10 ? "0" : "")\(hundredths)" }
    return "\(hundredths / 100).\(hundredths / 10 % 10)"
  }
}
