import ViewTreeNumbers
import ViewTreeSyntax

extension GoldenReport {
  /// For people: what is not equal, most telling first, the counts, and what to type next.
  ///
  /// A single line if all is equal. With the time that the check took in seconds, the line says it.
  public func text(
    _ style: GoldenDiffStyle = .both, color: Bool = false, seconds: Double? = nil
  ) -> [UInt8] {
    var lines = results.flatMap { Self.lines($0, style, color: color) }
    let time = seconds.map { " in \(Self.tenths($0)) s" } ?? ""
    let last = [GoldenWords.summary(self) + time] + GoldenWords.nextSteps(self)
    lines += last.map(TerminalText.escaped)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The lines about a result, with control characters escaped.
  static func lines(
    _ result: GoldenResult, _ style: GoldenDiffStyle, color: Bool = false
  ) -> [String] {
    GoldenDetails(result, style).map { lines(result.path, $0, color) } ?? []
  }

  /// The lines about a difference. The first one names the file and the first change.
  static func lines(
    _ path: String, _ difference: GoldenDifference, _ style: GoldenDiffStyle, color: Bool
  ) -> [String] {
    lines(path, GoldenDetails(difference, style), color)
  }

  /// Messages are left out: they were shown before, with color where that is wanted.
  private static func lines(_ path: String, _ details: GoldenDetails, _ color: Bool) -> [String] {
    let told =
      ["\(path): \(details.headline)"]
      + (details.behaviour + details.artifacts).map { "  \($0)" }
    let patch = details.patch.map(TerminalText.escaped)
    return told.map(TerminalText.escaped) + (color ? PatchPainter.painted(patch) : patch)
  }

  /// A time with one digit behind the point, two below a second.
  private static func tenths(_ seconds: Double) -> String {
    let hundredths = Int((max(seconds, 0) * 100).rounded())
    if hundredths < 100 { return "0.\(hundredths < 10 ? "0" : "")\(hundredths)" }
    return "\(hundredths / 100).\(hundredths / 10 % 10)"
  }
}
