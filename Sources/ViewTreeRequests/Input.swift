import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// The files that a request is about, read as its options say.
package struct Input {
  package let host: RequestHost
  /// The language of documents, if the options say it.
  package let syntax: SourceSyntax?
  /// What of a Swift file is shown.
  package let swift: SwiftOptions
  /// Whether views that nobody knows are Boxes.
  package let takesUnknown: Bool
  /// How much a document may cost.
  package let limits: Limits
  /// The options that say what is read, and how much it may cost.
  private let words: [String]

  package init(
    _ arguments: ParsedArguments, _ host: RequestHost
  ) throws(ParsedArguments.Problem) {
    self.host = host
    words = arguments.options(about: .document).flatMap(\.words)
    limits = try Limits(arguments)
    swift = SwiftOptions(
      root: arguments.value(.root), preview: arguments.value(.preview),
      holesAreErrors: arguments.value(.holes) == "error")
    takesUnknown = arguments.value(.unknown) == "box"
    syntax = arguments.value(.input).flatMap { SourceSyntax(rawValue: $0) }
  }

  /// Reads a file, or standard input for `-`; says why not, if not.
  package func read(_ path: String) -> SourceFile? {
    do throws(FileSystem.Failure) {
      // One byte more than there may be tells that there are too many.
      let bytes = try host.read(path, limits.reader.bytes + 1)
      return SourceFile(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    } catch {
      host.tell(.unreadable(path, error))
      return nil
    }
  }

  /// Reads a document's files as one source; says why not, if not.
  package func read(_ location: DocumentLocation) -> SourceFile? {
    if location.isOfSeveral {
      guard let files = swiftFiles(at: location.paths) else { return nil }
      // A folder without Swift files cannot be read, as it says itself.
      return files.isEmpty ? read(location.paths[0]) : source(location.name, files)
    }
    guard let source = read(location.paths[0]) else { return nil }
    guard language(of: source) == .swift else { return source }
    let named = SwiftFileSearch.named(by: source, limits.reader)
    guard let files = swiftFiles(at: named.paths.map(\.path)) else { return nil }
    do throws(FileSystem.Failure) {
      let missing = try missing(named.paths)
      if let problem = named.problem ?? missing {
        show([problem], in: source)
        return nil
      }
      let others = try Self.others(than: source.name, files)
      return others.isEmpty ? source : self.source(source.name, others, after: source)
    } catch {
      host.tell(.unreadable(source.name, error))
      return nil
    }
  }

  /// The files that are not the same as one, whatever links lead to it.
  private static func others(
    than path: String, _ files: [String]
  ) throws(FileSystem.Failure) -> [String] {
    let own = try FileSystem.resolved(path)
    var others: [String] = []
    for file in files where try FileSystem.resolved(file) != own { others.append(file) }
    return others
  }

  /// The Swift files at some paths; `nil` after a message where not all can be told.
  private func swiftFiles(at paths: [String]) -> [String]? {
    var isWhole = true
    let files = SwiftFileSearch.files(at: paths) { path, failure in
      host.tell(.unreadable(path, failure))
      isWhole = false
    }
    return isWhole ? files : nil
  }

  /// One source of several files, the one that named them first; `nil` after a message about one of them.
  private func source(
    _ name: String, _ paths: [String], after first: SourceFile? = nil
  ) -> SourceFile? {
    var files = first.map { [$0] } ?? []
    for path in paths {
      guard let file = read(path), isText(file) else { return nil }
      files.append(file)
    }
    return SourceFile(name: name, files: files)
  }

  /// What is wrong with the paths that settings name.
  private func missing(
    _ paths: [SwiftFileSearch.Named]
  ) throws(FileSystem.Failure) -> Diagnostic? {
    for named in paths {
      let isThere = try FileSystem.exists(named.path)
      if !isThere || SwiftFileSearch.files(at: [named.path]).isEmpty {
        return .swiftNoFile(named.path, at: named.range)
      }
    }
    return nil
  }

  /// Whether a file may be a text; says so, if not.
  private func isText(_ source: SourceFile) -> Bool {
    // No text holds a zero byte; complaints about each such byte would help nobody.
    guard source.holdsZero else { return true }
    host.tell(.binary(source.name))
    return false
  }

  /// Reads and checks a document; says what is wrong, if anything is.
  package func document(_ location: DocumentLocation) -> Document? {
    if let known = host.memory?.document(at: location, words) {
      show(known.diagnostics, in: known.source)
      return known.document
    }
    guard let source = read(location), isText(source) else { return nil }
    let result = read(source)
    // What is wrong with a report as a document would help nobody.
    if result.document == nil, let report = RecordedReport(source.bytes) {
      host.tell(.report(source.name, command: report.words.first ?? ""))
      return nil
    }
    show(result.diagnostics, in: source)
    host.memory?.keep(
      DocumentMemory.ReadDocument(
        document: result.document, source: source, diagnostics: result.diagnostics),
      at: location, words)
    return result.document
  }

  /// The values of a source in its language, with what is wrong told; `nil` after an error.
  package func tree(_ source: SourceFile, limits: ReaderLimits) -> SyntaxTree? {
    let language = language(of: source)
    guard language == .swift else {
      let tree = language.read(source, limits: limits)
      show(tree.diagnostics, in: source)
      return tree.hasErrors ? nil : tree
    }
    let result = read(source)
    show(result.diagnostics, in: source)
    return result.document?.tree
  }

  /// The language of a source: the one that the options say, or the one that it is told by.
  package func language(of source: SourceFile) -> SourceSyntax {
    source.parts.isEmpty ? syntax ?? SourceSyntax(of: source) : .swift
  }

  /// Reads and checks a document in its language.
  private func read(_ source: SourceFile) -> DocumentReader.Result {
    if language(of: source) == .swift {
      return SwiftDocumentReader.read(source, options: swift, limits: limits.reader) {
        Inspector.missingMembers(of: $0, limits: limits.evaluation)
      }
    }
    return DocumentReader.read(
      source, as: syntax, limits: limits.reader, takesUnknown: takesUnknown)
  }

  /// Evaluates a document; says what is wrong, if anything is.
  package func evaluate(_ document: Document, _ options: InspectionOptions) -> InspectionResult {
    let limits = evaluationLimits(of: document)
    let result =
      host.memory?.evaluation(of: document, options, limits)
      ?? Inspector.inspect(document, options: options, limits: limits)
    for problems in result.problems { show(problems.diagnostics, in: problems.source) }
    return result
  }

  /// The limits of an evaluation beside what the request holds already, and beside others that are made at once.
  func evaluationLimits(of document: Document) -> EvaluationLimits {
    var limits = limits.evaluation
    limits.memory = memory(for: document)
    return limits
  }

  /// The bytes that may be held besides those that the request holds already.
  private func memory(for document: Document) -> Int {
    let all = limits.evaluation.memory(forBytes: document.tree.source.bytes.count)
    return max(all / host.share - host.held.count, 1)
  }

  /// Returns the bytes that a report may have next to an evaluation of so many bytes.
  func room(for document: Document, beside held: Int) -> ReportRoom {
    let tree = document.tree
    return ReportRoom(
      beside: held, of: memory(for: document), outputLimit: limits.output, tree.source,
      root: tree.range(document.rootNode), host)
  }

  /// Tells diagnostics, if there are any.
  package func show(_ diagnostics: [Diagnostic], in source: SourceFile) {
    guard !diagnostics.isEmpty else { return }
    host.tell(DiagnosticReport.Part(source: source, diagnostics: diagnostics))
  }
}
