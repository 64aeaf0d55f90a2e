import ViewTreeInspector
import ViewTreeSyntax

/// The results of sweeps as text (docs/reference/commands/sweep.md).
public enum SweepReport {
  /// The first words of a report, by which it is known again.
  package static let start = "sweep of "
  /// The text for a sweep without findings.
  static let nothing = "no changes found"
  private static let changes = "Changes"
  private static let everywhere = "Everywhere"
  /// The titles above the lines about subjects.
  static let titles: [Substring] = [changes[...], everywhere[...]]

  /// The report of a document's sweeps: changes of kind, and findings at all points.
  public static func text(_ document: SweptDocument) -> [UInt8] {
    var output = ByteBuffer(capacity: 4096)
    line(start + document.name, to: &output)
    for sweep in document.sweeps {
      output.appendLine()
      line(SweepWords.headline(sweep), to: &output)
      if sweep.tracks.isEmpty { line(nothing, to: &output) }
      add(changes, sweep.changes, of: sweep, to: &output)
      add(everywhere, sweep.constants, of: sweep, to: &output)
    }
    return output.takeAll()
  }

  private static func add(
    _ title: String, _ tracks: [Sweep.Track], of sweep: Sweep, to output: inout ByteBuffer
  ) {
    guard !tracks.isEmpty else { return }
    output.appendLine()
    line(title, to: &output)
    for track in tracks {
      let subject = SweepWords.subject(track, in: sweep)
      line("\(subject)  \(SweepWords.sentence(track, in: sweep))", to: &output)
    }
  }

  /// The subject of a line and its value.
  static func parts(of line: Substring) -> (subject: Substring, value: Substring)? {
    guard let gap = line.firstRange(of: "  ") else { return nil }
    return (line[..<gap.lowerBound], line[gap.upperBound...])
  }

  private static func line(_ text: String, to output: inout ByteBuffer) {
    output.appendEscapedForTerminal(text)
    output.appendLine()
  }
}
