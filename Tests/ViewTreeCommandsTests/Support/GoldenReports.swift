import ViewTreeSyntax

@testable import ViewTreeGolden

/// Reports of checks for the tests of formats.
enum GoldenReports {
  /// All that a format, a terminal or a log could take for something else.
  static let nasty =
    "]]> & % \" ' < > # \\ \u{0} \t \r \r\n ::error file=x::y ##[error]z %0A \u{1b}[31m red \u{1f600} "
    + "\u{fffe}\u{ffff}\u{fffd} \u{85}\u{2028}\u{202e} ::\u{301} e\u{301}\n::error::line\n---\n...\n1..9"

  /// A report with every outcome there is, each named for its place in the order.
  static func all(_ text: String = "x", shard: GoldenShard? = nil) -> GoldenReport {
    let patch = "--- a\n+++ a\n@@ -2,3 +2,3 @@\n kept\n-\(text)\n+new \(text)\n kept"
    let problems: [GoldenProblem] = [
      .nothingThere, .empty, .binary, .mergeMarks(line: 7), .carriageReturns, .noFirstLine,
      .otherCommand(text), .outside(goldens: text), .elsewhere(goldens: text), .newer(version: 4),
      .older(version: 2), .brief,
      .notAFile, .huge(bytes: 1 << 31), .linkElsewhere,
      .unreadable(.isFolder), .unreadable(.other(text)), .unwritable(.notPermitted),
      .unwritable(.notFound), .unwritable(.nobodyReads), .noReport, .nameOfVariant,
      .notDeclared(text), .notParsed(text),
      .otherDocument(text),
    ]
    let outcomes: [GoldenOutcome] =
      [
        .equal,
        .different(GoldenDifference(behaviour: [text, "second"], patch: patch)),
        .different(GoldenDifference(behaviour: [], patch: patch, isPending: true)), .missing,
        .stale(.documentIsGone), .stale(.notAskedFor), .stale(.leftOver), .written(.added),
        .written(.updated), .written(.removed),
      ] + problems.map { .unusable($0) }
    let results = outcomes.enumerated().map { index, outcome in
      result("\(index < 10 ? "0" : "")\(index)\(text).order.txt", "\(text).json", outcome)
    }
    var options = GoldenCheckOptions()
    options.filter = GlobPattern(text)
    options.shard = shard
    return GoldenReport(results: results, notRun: 2, paths: [text, "b"], options: options)
  }

  private static func result(
    _ path: String, _ document: String, _ outcome: GoldenOutcome
  ) -> GoldenResult {
    var result = GoldenResult(path: path, document: document, outcome: outcome)
    guard outcome == .unusable(.noReport) else { return result }
    let source = SourceFile(name: document, text: "{\n  \(document)")
    result.messages = [
      .init(
        source: source,
        diagnostics: [.recordLacks(document, in: .checkReport, at: SourceRange(4, 5))]),
      .init(source: nil, diagnostics: [.commandFailed(document)]),
    ]
    return result
  }

  /// What a format writes of a report.
  static func text(_ format: String, _ report: GoldenReport) -> String {
    let presentation = GoldenPresentation(version: "1.2.3")
    let bytes = GoldenReportFormat.all.first { $0.name == format }?.write(report, presentation)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }
}
