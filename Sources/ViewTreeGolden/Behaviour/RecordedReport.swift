import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// A report as it was kept: as a golden file or as a command printed it.
public struct RecordedReport: Equatable, Sendable {
  /// The command that made it, with the options that are known.
  public let words: [String]
  /// The report itself.
  public let bytes: [UInt8]
  /// The name of the document in it. Empty if the report has none.
  public let name: String
  /// True if it's a golden file, which contains all of its options.
  public let isGolden: Bool

  /// The reason why its facts can't be compared, or `nil`.
  package let problem: GoldenProblem?

  /// The kind of the report, or `nil` if it can't be a golden file.
  public var kind: ReportKind? { words.first.flatMap { ReportKind(rawValue: $0) } }

  /// Detects a report by its content. `nil` for a document and for other files.
  public init?(_ bytes: [UInt8]) {
    var problem: GoldenProblem?
    if let golden = Self.golden(bytes) {
      words = golden.words
      self.bytes = golden.report
      isGolden = true
      do throws(GoldenProblem) { try golden.expectPresentFormat() } catch { problem = error }
    } else if CompactReport.isBrief(bytes) {
      words = [ReportKind.inspect.rawValue]
      self.bytes = bytes
      isGolden = false
      problem = .brief
    } else if let words = RecordedPicture.words(bytes) {
      self.words = words
      self.bytes = bytes
      isGolden = false
    } else if let words = Self.isJSON(bytes) ? Self.wordsOfJSON(bytes) : Self.wordsOfText(bytes) {
      self.words = words
      self.bytes = TextReport.withoutProblems(bytes)
      isGolden = false
    } else {
      return nil
    }
    self.problem = problem
    name = Self.facts(self.bytes, command: words.first ?? "").name
  }

  /// The facts of the report, or of the report in a picture. Otherwise, only the first line.
  package var facts: ReportFacts { Self.facts(bytes, command: words.first ?? "") }

  private static func facts(_ bytes: [UInt8], command: String) -> ReportFacts {
    guard command == ReportKind.draw.rawValue else {
      return ReportFacts.read(bytes, command: command)
    }
    let picture = RecordedPicture(bytes)
    return picture.report?.facts
      ?? ReportFacts.read(Array(picture.headline.utf8), command: command)
  }

  private static func golden(_ bytes: [UInt8]) -> GoldenFile? {
    for form in GoldenForm.allCases {
      if let file = try? GoldenFile(bytes, form) { return file }
    }
    return nil
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// The command of a JSON report, from the members that it has instead of a document's root.
  private static func wordsOfJSON(_ bytes: [UInt8]) -> [String]? {
    let limits = ReaderLimits(depth: 500, problems: 1)
    let tree = JSONReader.read(SourceFile(name: "", bytes: bytes), limits: limits)
    guard !tree.hasErrors, tree.kind(0) == .object else { return nil }
    var names: Set<String> = []
    for (key, _) in tree.members(0) { names.insert(tree.text(key)) }
    guard !names.contains("root") else { return nil }
    let telling = [
      ("findings", "lint"), ("sweeps", "sweep"), ("keys", "keys"), ("views", "inspect"),
      ("order", "order"),
    ]
    return telling.first { names.contains($0.0) }.map { [$0.1, "--format", "json"] }
  }

  private static func wordsOfText(_ bytes: [UInt8]) -> [String]? {
    let start = ReportLines.split(Array(bytes.prefix(4096)))
    guard let first = start.first else { return nil }
    if first.hasPrefix(SweepReport.start) { return ["sweep"] }
    if TextReportReader.isHeader(first) {
      let titles = Set(start)
      if titles.contains("Views") { return ["inspect"] }
      if start.contains(where: { $0.hasPrefix("  default  ") })
        || titles.contains("no preference keys")
      {
        return ["keys"]
      }
      return ["order"]
    }
    return first == "no problems" || TextReportReader.isFinding(first) ? ["lint"] : nil
  }
}
