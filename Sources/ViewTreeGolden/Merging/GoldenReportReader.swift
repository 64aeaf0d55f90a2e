import ViewTreeSyntax

/// Reads what `check --format json` wrote.
///
/// Keys that it does not know are passed over: later versions may add some.
public struct GoldenReportReader {
  /// What is wrong with a text, as the first thing that is found.
  private struct Fault: Error {
    let diagnostic: Diagnostic
  }

  /// Reports are not deeper; this leaves room for what later versions add.
  private static let depthLimit = 100

  private let tree: SyntaxTree

  /// The report, or what is wrong with the text.
  public static func read(
    _ source: SourceFile
  ) -> (report: GoldenReport?, diagnostics: [Diagnostic]) {
    let tree = JSONReader.read(source, limits: ReaderLimits(depth: depthLimit, problems: 10))
    guard !tree.hasErrors else { return (nil, tree.diagnostics) }
    do throws(Fault) {
      return (try GoldenReportReader(tree: tree).report(), [])
    } catch {
      return (nil, [error.diagnostic])
    }
  }

  // MARK: - The report

  private func report() throws(Fault) -> GoldenReport {
    guard tree.kind(0) == .object else {
      throw Fault(diagnostic: .checkReportIsNotAnObject(at: tree.range(0)))
    }
    let version = try required("viewtree", of: 0)
    guard tree.integer(version) == GoldenReport.jsonVersion else {
      throw Fault(
        diagnostic: .checkReportVersion(
          known: GoldenReport.jsonVersion, at: tree.range(version)))
    }
    let check = try required("check", of: 0)
    try expect(.object, check, "check")
    var results: [GoldenResult] = []
    for element in try elements("results", of: 0) { results.append(try result(element)) }
    return GoldenReport(
      results: results, notRun: try count("notRun", of: 0), paths: try texts("paths", of: check),
      options: try options(check))
  }

  private func options(_ check: SyntaxTree.Index) throws(Fault) -> GoldenCheckOptions {
    var options = GoldenCheckOptions()
    options.mode = try word("mode", of: check)
    options.goldens = try optionalText("goldens", of: check)
    options.filter = try optionalText("filter", of: check).map { GlobPattern($0) }
    options.failsFast = try truth("failFast", of: check)
    if let shard = member("shard", of: check) {
      guard tree.kind(shard) == .string, let read = GoldenShard(tree.text(shard)) else {
        throw fault("shard", "a part such as \"2/3\"", at: shard)
      }
      options.shard = read
    }
    return options
  }

  // MARK: - Results

  private func result(_ object: SyntaxTree.Index) throws(Fault) -> GoldenResult {
    try expect(.object, object, "results")
    var result = GoldenResult(
      path: try text("path", of: object), document: try text("document", of: object),
      outcome: try outcome(object))
    if member("artifacts", of: object) != nil {
      for element in try elements("artifacts", of: object) {
        try expect(.object, element, "artifacts")
        result.artifacts.append(
          GoldenArtifact(
            kind: try word("kind", of: element), path: try text("path", of: element)))
      }
    }
    guard member("messages", of: object) != nil else { return result }
    for element in try elements("messages", of: object) {
      result.readMessages.append(try message(element))
    }
    return result
  }

  private func outcome(_ object: SyntaxTree.Index) throws(Fault) -> GoldenOutcome {
    let kind: GoldenOutcome.Kind = try word("outcome", of: object)
    switch kind {
    case .equal: return .equal(oldVersion: try optionalCount("oldVersion", of: object))
    case .different:
      return .different(
        GoldenDifference(
          behaviour: try texts("behaviour", of: object), patch: try text("patch", of: object),
          isPending: try truth("pending", of: object)))
    case .missing: return .missing
    case .stale: return .stale(try word("reason", of: object))
    case .unusable: return .unusable(try problem(object))
    case .added: return .written(.added)
    case .updated: return .written(.updated)
    case .migrated: return .written(.migrated)
    case .removed: return .written(.removed)
    }
  }

  private func problem(_ object: SyntaxTree.Index) throws(Fault) -> GoldenProblem {
    let node = try required("problem", of: object)
    try expect(.object, node, "problem")
    var record = GoldenProblemRecord(kind: try word("kind", of: node))
    record.number = try optionalCount("number", of: node)
    record.text = try optionalText("text", of: node)
    if member("failure", of: node) != nil { record.failure = try word("failure", of: node) }
    guard let problem = record.problem else {
      throw fault("problem", "all that its kind is about", at: node)
    }
    return problem
  }

  private func message(_ object: SyntaxTree.Index) throws(Fault) -> GoldenMessage {
    try expect(.object, object, "messages")
    return GoldenMessage(
      id: try text("id", of: object), severity: try word("severity", of: object),
      file: try optionalText("file", of: object), line: try optionalCount("line", of: object),
      column: try optionalCount("column", of: object), text: try text("text", of: object))
  }

  // MARK: - Members

  private func member(_ name: StaticString, of object: SyntaxTree.Index) -> SyntaxTree.Index? {
    tree.members(object).first { tree.text($0.key, equals: name) }?.value
  }

  private func required(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(Fault) -> SyntaxTree.Index {
    guard let value = member(name, of: object) else {
      throw Fault(diagnostic: .checkReportLacks("\(name)", at: tree.range(object)))
    }
    return value
  }

  private func elements(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(Fault) -> SyntaxElements {
    let array = try required(name, of: object)
    try expect(.array, array, name)
    return tree.elements(array)
  }

  private func texts(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(Fault) -> [String] {
    var texts: [String] = []
    for element in try elements(name, of: object) {
      try expect(.string, element, name)
      texts.append(tree.text(element))
    }
    return texts
  }

  private func text(_ name: StaticString, of object: SyntaxTree.Index) throws(Fault) -> String {
    let value = try required(name, of: object)
    try expect(.string, value, name)
    return tree.text(value)
  }

  private func optionalText(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(Fault) -> String? {
    member(name, of: object) == nil ? nil : try text(name, of: object)
  }

  private func truth(_ name: StaticString, of object: SyntaxTree.Index) throws(Fault) -> Bool {
    let value = try required(name, of: object)
    guard [.true, .false].contains(tree.kind(value)) else {
      throw fault(name, "true or false", at: value)
    }
    return tree.bool(value)
  }

  /// A number that counts something: sums of many of them have room in an `Int`.
  private func count(_ name: StaticString, of object: SyntaxTree.Index) throws(Fault) -> Int {
    let value = try required(name, of: object)
    guard let number = tree.integer(value), (0...1 << 40).contains(number) else {
      throw fault(name, "a whole number from 0", at: value)
    }
    return number
  }

  private func optionalCount(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(Fault) -> Int? {
    member(name, of: object) == nil ? nil : try count(name, of: object)
  }

  private func word<Word: RawRepresentable<String>>(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(Fault) -> Word {
    let value = try required(name, of: object)
    guard tree.kind(value) == .string, let word = Word(rawValue: tree.text(value)) else {
      throw fault(name, "a word that this viewtree knows", at: value)
    }
    return word
  }

  private func expect(
    _ kind: SyntaxNode.Kind, _ value: SyntaxTree.Index, _ name: StaticString
  ) throws(Fault) {
    guard tree.kind(value) != kind else { return }
    let expected =
      switch kind {
      case .array: "an array"
      case .object: "an object"
      default: "a text"
      }
    throw fault(name, expected, at: value)
  }

  private func fault(
    _ name: StaticString, _ expected: String, at value: SyntaxTree.Index
  ) -> Fault {
    Fault(
      diagnostic: .checkReportExpected(expected, for: "\(name)", at: tree.range(value)))
  }
}
