import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// The files of a request, read with its options.
package struct Input {
  package let host: RequestHost
  /// The language of documents, if the options set it.
  package let syntax: SourceSyntax?
  /// The options for Swift files, such as the view to show.
  package private(set) var swift: SwiftOptions
  /// True if unknown views are shown as Boxes.
  package let takesUnknown: Bool
  /// The name of the project's target to use, if the options set it.
  let target: String?
  /// The locale of text, if the options set it.
  let locale: String?
  /// The resources of the documents that were read.
  let found = FoundFiles()
  /// The limits on the cost of a document.
  package let limits: Limits
  /// The options of reading, including the limits on the cost.
  private let words: [String]

  /// The files of requests without options, such as those of an editor.
  package init(_ limits: Limits, _ host: RequestHost) {
    self.host = host
    self.limits = limits
    words = []
    // An editor shows each gap in its place.
    swift = SwiftOptions(holes: .all)
    (target, locale, syntax) = (nil, nil, nil)
    takesUnknown = false
  }

  package init(
    _ arguments: ParsedArguments, _ host: RequestHost
  ) throws(ParsedArguments.Problem) {
    self.host = host
    words = arguments.options(about: .document).flatMap(\.words)
    limits = try Limits(arguments)
    swift = SwiftOptions(
      root: arguments.value(.root), preview: arguments.value(.preview),
      holes: arguments.value(.holes).flatMap { SwiftOptions.Holes(rawValue: $0) } ?? .warn)
    for text in arguments.values(.assume) where !swift.assumptions.add(text) {
      throw .badValue(text, option: "--assume", example: "order.isComplete=true")
    }
    target = arguments.value(.target)
    locale = arguments.value(.locale)
    takesUnknown = arguments.value(.unknown) == "box"
    syntax = arguments.value(.input).flatMap { SourceSyntax(rawValue: $0) }
  }

  /// Reads a file, or standard input for `-`. Reports a message if that fails.
  package func read(_ path: String) -> SourceFile? {
    do throws(FileSystem.Failure) {
      // Reads one byte more than the limit, to detect larger files.
      let bytes = try host.read(path, limits.reader.bytes + 1)
      return SourceFile(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    } catch {
      let isMissing = path != "-" && error == .notFound
      host.tell(
        isMissing
          ? .noFile(path, nearest: SwiftFileSearch.nearestFile(to: path)) : .unreadable(path, error)
      )
      return nil
    }
  }

  /// Reads a document's files as one source. Reports a message if that fails.
  package func read(_ location: DocumentLocation) -> SourceFile? {
    if location.isOfSeveral {
      guard let files = swiftFiles(at: location.paths) else { return nil }
      if files.isEmpty {
        host.tell(.noSwiftFiles(location.paths[0]))
        return nil
      }
      return location.paths.count > 1
        ? source(location.name, files).flatMap { withProject($0, of: files) }
        : withProject(files, in: location.paths[0], name: location.name)
    }
    guard let source = read(location.paths[0]) else { return nil }
    guard language(of: source) == .swift else { return source }
    let named = SwiftFileSearch.named(by: source, limits.reader)
    if named.paths.isEmpty, named.problem == nil, location.paths[0] != "-" {
      return withProject(source, name: location.name, isScreen: location.preview != nil)
    }
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

  /// The files without one file. Compares paths with resolved links.
  private static func others(
    than path: String, _ files: [String]
  ) throws(FileSystem.Failure) -> [String] {
    let own = try FileSystem.resolved(path)
    var others: [String] = []
    for file in files where try FileSystem.resolved(file) != own { others.append(file) }
    return others
  }

  /// The options of a Swift source: those of the request, and the preview in its name.
  private func options(of source: SourceFile) -> SwiftOptions {
    var options = swift
    if let configuration = configuration(of: source) {
      if let window = configuration.window { options.window = window }
      options.defaults = configuration.assume.map { (configuration.document.tree, $0) }
    }
    guard let screen = ScreenPath(source.name), options.root == nil, options.preview == nil else {
      return options
    }
    (options.preview, options.file) = (screen.preview, screen.file)
    return options
  }

  // MARK: - Configuration

  /// The configuration of a source. `nil` if there is none, or after an error in it.
  private func configuration(of source: SourceFile) -> ProjectConfiguration? {
    project(of: source)?.configuration
  }

  private func project(of source: SourceFile) -> ProjectFolders.Project? {
    (try? host.projects.project(of: ScreenPath.file(of: source.leadingName))) ?? nil
  }

  /// Reports the problems of a source's configuration, once for all sources.
  private func showConfiguration(of source: SourceFile) {
    guard let project = project(of: source) else { return }
    show(host.projects.takeDiagnostics(of: project), in: project.source)
  }

  /// The Swift files at some paths. `nil` after a message if they can't all be listed.
  private func swiftFiles(at paths: [String]) -> [String]? {
    var isWhole = true
    let files = SwiftFileSearch.files(at: paths) { path, failure in
      host.tell(.unreadable(path, failure))
      isWhole = false
    }
    // A path on the command line is read even if the configuration excludes it.
    let found = files.filter { paths.contains($0) || host.projects.mayInclude($0) }
    return isWhole ? found : nil
  }

  /// One source of several files, the primary one first. `nil` after a message about one of them.
  func source(
    _ name: String, _ paths: [String], after first: SourceFile? = nil
  ) -> SourceFile? {
    var files = first.map { [$0] } ?? []
    for path in paths {
      guard let file = read(path) else { return nil }
      if paths.count > 1, file.holdsZero {
        let name = SourceFile(name: path, bytes: [])
        host.tell(DiagnosticReport.Part(source: name, diagnostics: [.binaryFile]))
        continue
      }
      guard isText(file) else { return nil }
      files.append(file)
    }
    return SourceFile(name: name, files: files, leading: first == nil ? nil : 0..<1)
  }

  /// The problem with the paths that settings name.
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

  /// True if a file may be text. Otherwise, reports a message.
  private func isText(_ source: SourceFile) -> Bool {
    // Text contains no zero bytes. One message helps more than an error for each byte.
    guard source.holdsZero else { return true }
    host.tell(.binary(source.name))
    return false
  }

  /// Reads and checks a document, and reports its problems.
  package func document(_ location: DocumentLocation) -> Document? {
    if let known = host.memory?.document(at: location, words) {
      show(known.diagnostics, in: known.source)
      return known.document
    }
    guard let (source, result) = readDocument(location) else { return nil }
    let document = result.document.map { host.coverage?.recorded($0) ?? $0 }
    // If the file is a report, its errors as a document don't help.
    if document == nil, let report = RecordedReport(source.bytes) {
      host.tell(.report(source.name, command: report.words.first ?? ""))
      return nil
    }
    show(result.diagnostics, in: source)
    if let folder = folder(besides: source, result.diagnostics) {
      show([.swiftReadAlone(folder)], in: source)
    }
    host.memory?.keep(
      DocumentMemory.ReadDocument(
        document: document, source: source, diagnostics: result.diagnostics),
      at: location, words)
    return document
  }

  /// The folder with other Swift files that may declare the unknown names of a file, which is read
  /// alone.
  private func folder(besides source: SourceFile, _ diagnostics: [Diagnostic]) -> String? {
    guard source.parts.isEmpty, source.name.hasSuffix(".swift"),
      diagnostics.contains(where: { Self.unknownNames.contains($0.id) && !$0.isMisspelling })
    else { return nil }
    let folder = FileSystem.folder(of: source.name)
    let own = source.name.split(separator: "/").last.map(String.init) ?? ""
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.contains { $0.hasSuffix(".swift") && $0 != own } ? folder : nil
  }

  private static let unknownNames: Set = [
    "swift-hole", "swift-unknown-view", "swift-unknown-modifier", "unknown-script-name",
  ]

  /// Reads a document and applies the configuration. `nil` after a message.
  package func readDocument(
    _ location: DocumentLocation
  ) -> (source: SourceFile, result: DocumentReader.Result)? {
    guard let source = read(location), isText(source) else { return nil }
    showConfiguration(of: source)
    return (source, configured(read(source), source))
  }

  /// The result with the settings of the configuration that the document doesn't have itself.
  package func configured(
    _ result: DocumentReader.Result, _ source: SourceFile
  ) -> DocumentReader.Result {
    guard let document = result.document, let configuration = configuration(of: source) else {
      return result
    }
    return DocumentReader.Result(
      document: configuration.applied(to: document), diagnostics: result.diagnostics)
  }

  /// Reads the screen that a program is named after.
  private func read(_ program: SwiftProgram) -> DocumentReader.Result {
    let resources = found[program.source]
    var options = options(of: program.source)
    options.resources = resources
    let result = SwiftDocumentReader.read(program, options: options, limits: limits.reader) {
      Inspector.trial(of: $0, limits: limits.evaluation)
    }
    tell(resources?.problems ?? [])
    return result
  }

  /// Parses a source in its language, and reports its problems. `nil` after an error.
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

  /// The language of a source: from the options, or from the source itself.
  package func language(of source: SourceFile) -> SourceSyntax {
    source.parts.isEmpty ? syntax ?? SourceSyntax(of: source) : .swift
  }

  /// Reads and checks a document in its language.
  private func read(_ source: SourceFile) -> DocumentReader.Result {
    if language(of: source) == .swift {
      return host.programs.with(source, limits: limits.reader) { read($0) }
    }
    return DocumentReader.read(
      source, as: syntax, limits: limits.reader, takesUnknown: takesUnknown)
  }

  /// Reports problems of resources, equal ones once, with the number of their files.
  private func tell(_ problems: [DiagnosticReport.Part]) {
    if swift.holes == .all { return problems.forEach { host.tell($0) } }
    let equal = Dictionary(grouping: problems) { $0.diagnostics.first?.message }
    var told: Set<String> = []
    for part in problems {
      guard var problem = part.diagnostics.first, told.insert(problem.message).inserted else {
        continue
      }
      let count = equal[problem.message]?.count ?? 1
      if count > 1 { problem.message += " (\(count) files)" }
      host.tell(DiagnosticReport.Part(source: part.source, diagnostics: [problem]))
    }
  }

  /// Evaluates a document, and reports its problems.
  package func evaluate(_ document: Document, _ options: InspectionOptions) -> InspectionResult {
    let limits = evaluationLimits(of: document)
    let result =
      host.memory?.evaluation(of: document, options, limits)
      ?? Inspector.inspect(document, options: options, limits: limits)
    for problems in result.problems { show(problems.diagnostics, in: problems.source) }
    // For Swift files, the reader has already reported the gaps.
    let source = document.tree.source
    if language(of: source) != .swift { show(result.gaps.map(\.warning), in: source) }
    return result
  }

  /// The limits of an evaluation, minus the request's current memory and the shares of concurrent
  /// requests.
  func evaluationLimits(of document: Document) -> EvaluationLimits {
    var limits = limits.evaluation
    limits.memory = memory(for: document)
    return limits
  }

  /// The memory limit minus the bytes that the request already uses.
  private func memory(for document: Document) -> Int {
    let all = limits.evaluation.memory(forBytes: document.tree.source.bytes.count)
    return max(all / host.share - host.held.count, 1)
  }

  /// Returns the maximum size of a report next to an evaluation that uses `held` bytes.
  func room(for document: Document, beside held: Int) -> ReportRoom {
    let tree = document.tree
    return ReportRoom(
      beside: held, of: memory(for: document),
      outputLimit: limits.output(forBytes: tree.source.bytes.count), tree.source,
      root: tree.range(document.rootNode), host)
  }

  /// Reports diagnostics, if there are any.
  package func show(_ diagnostics: [Diagnostic], in source: SourceFile) {
    guard !diagnostics.isEmpty else { return }
    host.tell(DiagnosticReport.Part(source: source, diagnostics: diagnostics))
  }
}
