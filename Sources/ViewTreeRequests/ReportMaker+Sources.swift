import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

extension ReportMaker {
  /// The lines of the source that cause some changes.
  package func sources(
    of changes: [BehaviourChange], document: String, words: [String]
  ) -> [GoldenSource?] {
    guard let inspection = inspection(of: document, words) else { return [] }
    return ChangeSources(inspection).sources(of: changes)
  }

  /// The first evaluation of a document, with the options of a report.
  func inspection(of document: String, _ words: [String]) -> Inspection? {
    guard let (definition, arguments) = try? Self.parsed(words),
      [.inspect, .order, .keys, .draw].contains(definition.kind)
    else { return nil }
    // The messages were already shown when the report was made.
    let host = host { _ in }
    let evaluating = ParsedArguments(Self.evaluating(arguments))
    guard let asked = try? EvaluationArguments(evaluating).inspection,
      let input = try? Input(evaluating, host),
      let read = input.document(DocumentLocation(document))
    else { return nil }
    return input.evaluate(read, asked).inspection
  }

  /// The edits of the source that explain all differences of a report from its golden file. Empty
  /// if they aren't found, and `nil` if the document isn't searched.
  package func edits(
    from golden: [UInt8], to report: [UInt8], document: String, name: String, words: [String]
  ) -> [GoldenEdit]? {
    guard let inspection = inspection(of: document, words) else { return nil }
    let comparison = BehaviourComparison(
      old: golden, new: report, command: words.first ?? "", comparesName: true)
    if comparison.changes.contains(where: \.isRenaming) { return nil }
    let sources = ChangeSources(inspection)
    let files = sources.files(about: comparison.changes)
    let size = files.reduce(report.count) { $0 + $1.bytes.count }
    let trials = min(Self.trialLimit, Self.trialBytes / max(size, 1))
    guard trials >= Self.fewestTrials else { return nil }
    let limited = words + ["--limit", "work=\(Self.trialWork)"]
    let make: EditSearch.Maker = { edited in
      self.editing(edited).report(document: document, name: name, words: limited).bytes
    }
    // A document that takes more work than a trial may isn't searched.
    guard make([:]) == report else { return nil }
    var search = EditSearch(
      golden: golden, report: report, command: words.first ?? "",
      texts: comparison.changes.compactMap(\.changedText),
      words: comparison.changes.compactMap(\.changedWord),
      removed: comparison.removedCode, trials: trials, make: make)
    return search.edits(of: files).map { edit in
      let source = sources.source(of: edit)
      return GoldenEdit(
        sources.views(at: source, among: comparison.changes), source, isOrder: edit.isOrder,
        changes: comparison.changes)
    }
  }

  /// The maximum number of edits that are tried for a document.
  private static let trialLimit = 400
  /// The maximum total size of the sources and reports of all trials.
  private static let trialBytes = 4 << 20
  /// The work limit of a trial: more than any screen takes, and a hundredth of a second.
  private static let trialWork = 200_000
  /// The minimum number of trials with which a search is useful.
  private static let fewestTrials = 8
}
