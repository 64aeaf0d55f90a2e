import ViewTreeSyntax

/// Reads the output of `check --format json`.
///
/// Unknown keys are ignored, because later versions may add some.
public struct GoldenReportReader {
  /// The maximum depth of reports, with a reserve for later versions.
  private static let depthLimit = 100

  private let record: RecordReader
  private var tree: SyntaxTree { record.tree }

  /// The report, or the problem of the text.
  public static func read(
    _ source: SourceFile
  ) -> (report: GoldenReport?, diagnostics: [Diagnostic]) {
    let tree = JSONReader.read(source, limits: ReaderLimits(depth: depthLimit, problems: 10))
    guard !tree.hasErrors else { return (nil, tree.diagnostics) }
    do throws(RecordFault) {
      let record = RecordReader(tree: tree, kind: .checkReport)
      return (try GoldenReportReader(record: record).report(), [])
    } catch {
      return (nil, [error.diagnostic])
    }
  }

  // MARK: - The report

  private func report() throws(RecordFault) -> GoldenReport {
    try record.expectVersion("viewtree", GoldenReport.jsonVersion)
    let check = try record.required("check", of: 0)
    try record.expect(.object, check, "check")
    var results: [GoldenResult] = []
    for element in try record.elements("results", of: 0) { results.append(try result(element)) }
    return GoldenReport(
      results: results, notRun: try record.count("notRun", of: 0),
      paths: try record.texts("paths", of: check),
      options: try options(check))
  }

  private func options(_ check: SyntaxTree.Index) throws(RecordFault) -> GoldenCheckOptions {
    var options = GoldenCheckOptions()
    options.mode = try record.word("mode", of: check)
    options.goldens = try record.optionalText("goldens", of: check)
    options.filter = try record.optionalText("filter", of: check).map { GlobPattern($0) }
    let matrix = GoldenMatrix(
      devices: try texts("devices", of: check), textSizes: try texts("dynamicTypeSizes", of: check),
      colorSchemes: try texts("colorSchemes", of: check), locales: try texts("locales", of: check))
    if !matrix.isEmpty { options.matrix = matrix }
    options.failsFast = try record.truth("failFast", of: check)
    if let shard = record.member("shard", of: check) {
      guard tree.kind(shard) == .string, let read = GoldenShard(tree.text(shard)) else {
        throw record.fault("shard", "a part such as \"2/3\"", at: shard)
      }
      options.shard = read
    }
    return options
  }

  private func texts(_ name: StaticString, of check: SyntaxTree.Index) throws(RecordFault)
    -> [String]
  {
    record.member(name, of: check) == nil ? [] : try record.texts(name, of: check)
  }

  // MARK: - Results

  private func result(_ object: SyntaxTree.Index) throws(RecordFault) -> GoldenResult {
    try record.expect(.object, object, "results")
    var result = GoldenResult(
      path: try record.text("path", of: object), document: try record.text("document", of: object),
      outcome: try outcome(object))
    if record.member("artifacts", of: object) != nil {
      for element in try record.elements("artifacts", of: object) {
        try record.expect(.object, element, "artifacts")
        result.artifacts.append(
          GoldenArtifact(
            kind: try record.word("kind", of: element), path: try record.text("path", of: element)))
      }
    }
    guard record.member("messages", of: object) != nil else { return result }
    for element in try record.elements("messages", of: object) {
      result.readMessages.append(try message(element))
    }
    return result
  }

  private func outcome(_ object: SyntaxTree.Index) throws(RecordFault) -> GoldenOutcome {
    let kind: GoldenOutcome.Kind = try record.word("outcome", of: object)
    switch kind {
    case .equal: return .equal
    case .different:
      var difference = GoldenDifference(
        behaviour: try record.texts("behaviour", of: object),
        patch: try record.text("patch", of: object),
        isPending: try record.truth("pending", of: object))
      if record.member("sources", of: object) != nil {
        for element in try record.elements("sources", of: object) {
          try addSource(element, to: &difference)
        }
      }
      return .different(difference)
    case .missing: return .missing
    case .stale: return .stale(try record.word("reason", of: object))
    case .unusable: return .unusable(try problem(object))
    case .added: return .written(.added)
    case .updated: return .written(.updated)
    case .removed: return .written(.removed)
    }
  }

  private func addSource(
    _ object: SyntaxTree.Index, to difference: inout GoldenDifference
  ) throws(RecordFault) {
    try record.expect(.object, object, "sources")
    var source = GoldenSource(
      path: try record.text("path", of: object),
      line: try record.optionalCount("line", of: object) ?? 1,
      modifier: try record.optionalText("modifier", of: object))
    source.change = try record.optionalText("amount", of: object)
    if let place = try record.optionalCount("change", of: object) {
      difference.sources[place] = source
    }
  }

  private func problem(_ object: SyntaxTree.Index) throws(RecordFault) -> GoldenProblem {
    let node = try record.required("problem", of: object)
    try record.expect(.object, node, "problem")
    var read = GoldenProblemRecord(kind: try record.word("kind", of: node))
    read.number = try record.optionalCount("number", of: node)
    read.text = try record.optionalText("text", of: node)
    if record.member("failure", of: node) != nil {
      read.failure = try record.word("failure", of: node)
    }
    guard let problem = read.problem else {
      throw record.fault("problem", "all that its kind is about", at: node)
    }
    return problem
  }

  private func message(_ object: SyntaxTree.Index) throws(RecordFault) -> GoldenMessage {
    try record.expect(.object, object, "messages")
    return GoldenMessage(
      id: try record.text("id", of: object), severity: try record.word("severity", of: object),
      file: try record.optionalText("file", of: object),
      line: try record.optionalCount("line", of: object),
      column: try record.optionalCount("column", of: object),
      text: try record.text("text", of: object))
  }
}
