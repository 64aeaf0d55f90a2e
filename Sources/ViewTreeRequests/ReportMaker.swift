import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// Creates the reports of golden files as the commands do.
package struct ReportMaker: GoldenReportMaker {
  /// The cache for the next report. `nil` if the reports are independent.
  private let memory: DocumentMemory?
  /// The number of makers that run at once and share the memory limit of one.
  private let share: Int
  /// Parsed Swift files, for all documents of the check.
  private let programs: ProgramPool
  /// The configurations of the documents.
  private let projects: ProjectFolders
  /// Records the branches of documents, if somebody requests them.
  private let coverage: CheckCoverage?
  /// Files with another content than on disk, by their paths.
  private var edited: [String: [UInt8]] = [:]

  package init(
    memory: DocumentMemory? = nil, share: Int = 1, programs: ProgramPool = ProgramPool(),
    projects: ProjectFolders = ProjectFolders(), coverage: CheckCoverage? = nil
  ) {
    self.coverage = coverage
    self.memory = memory
    self.share = share
    self.programs = programs
    self.projects = projects
  }

  /// A maker that reads and evaluates a document once for consecutive reports.
  package func remembering(share: Int) -> any GoldenReportMaker {
    ReportMaker(
      memory: DocumentMemory(), share: share, programs: programs, projects: projects,
      coverage: coverage)
  }

  /// A maker of reports in which some files have another content.
  func editing(_ files: [String: [UInt8]]) -> ReportMaker {
    var maker = ReportMaker(programs: programs, projects: projects)
    // The search for the files of a project reads them by their paths without links.
    maker.edited = files.reduce(into: files) { all, file in
      if let path = Input.place(of: file.key) { all[path] = file.value }
    }
    return maker
  }

  /// The content of a file. Pipes are rejected, because reading one may never end.
  private static func read(_ path: String, atMost limit: Int) throws(FileSystem.Failure) -> [UInt8]
  {
    if try FileSystem.status(of: path)?.kind == .other {
      throw .other("it is a pipe or a device, not a file")
    }
    return try FileSystem.read(path, atMost: limit)
  }

  /// The host of a report.
  func host(tell: @escaping (DiagnosticReport.Part) -> Void) -> RequestHost {
    let edited = edited
    let read = { (path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] in
      if let bytes = edited[path] { return bytes }
      return try Self.read(path, atMost: limit)
    }
    var host = RequestHost(read: read, memory: memory, tell: tell)
    host.share = share
    host.programs = programs
    host.projects = projects
    host.coverage = coverage
    return host
  }

  /// The previews and views of a Swift file.
  package func screens(in file: String) -> FileScreens { SwiftFileSearch.screens(in: file) }

  /// The previews of a Swift file except the first, which belongs to its golden files. Empty for a
  /// file with settings.
  package func otherPreviews(of document: String) -> [String] {
    let limit = ReaderLimits.standard.bytes
    guard document.hasSuffix(".swift"), let bytes = try? Self.read(document, atMost: limit),
      SwiftSettings.range(in: bytes) == nil
    else { return [] }
    return Array(screens(in: document).previews.dropFirst())
  }

  /// The report of a document by a command and its options.
  package func report(document: String, name: String, words: [String]) -> MadeReport {
    var messages: [DiagnosticReport.Part] = []
    let host = host { messages.append($0) }
    var bytes: [UInt8]?
    do throws(ParsedArguments.Problem) {
      if let (definition, arguments) = try Self.parsed(words) {
        bytes = try definition.make(ReportRequest(document, name: name, arguments, host))
      }
      // Golden files must not change because of a mistake in the configuration.
      if projects.haveErrors { bytes = nil }
    } catch {
      host.tell(RequestWords.sentence(error, command: "check"))
    }
    return MadeReport(bytes: bytes, messages: messages)
  }

  /// The differences between the report of a document and measurements of it.
  package func verification(
    document: String, name: String, measured: String
  ) -> MadeVerification {
    var messages: [DiagnosticReport.Part] = []
    let host = host { messages.append($0) }
    var differences: [String]?
    do throws(ParsedArguments.Problem) {
      let arguments = ParsedArguments([])
      if let source = try Input(arguments, host).read(measured),
        let result = try VerifyRequest(arguments, host).result(
          of: document, name: name, measured: source)
      {
        differences = result.isEqual ? [] : result.lines
      }
    } catch {
      host.tell(RequestWords.sentence(error, command: "check"))
    }
    return MadeVerification(differences: differences, messages: messages)
  }

  /// The layout of a document, evaluated with the options of a report.
  package func picture(document: String, name: String, words: [String]) -> [UInt8]? {
    // The messages were already shown when the report was made.
    let host = host { _ in }
    guard let (definition, arguments) = try? Self.parsed(words), definition.kind != .draw else {
      return nil
    }
    let request = ReportRequest(
      document, name: name, ParsedArguments(Self.evaluating(arguments)), host)
    return (try? ReportDefinition.draw.make(request)) ?? nil
  }

  /// The frames in a report or a golden file, or `nil` if it has none.
  package func picture(ofReport bytes: [UInt8]) -> [UInt8]? {
    guard let report = RecordedReport(bytes), report.problem == nil,
      let layout = RecordedLayout(report.facts, command: report.words.first ?? "")
    else { return nil }
    return Picture.svg(of: layout)
  }

  /// The options of a report that affect the evaluation of its document, as far as a picture has
  /// them.
  static func evaluating(_ arguments: ParsedArguments) -> [ParsedArguments.Option] {
    let known = Set(ReportDefinition.draw.options.map(\.name))
    return arguments.options(about: .document, .evaluation, .step)
      .filter { known.contains($0.definition.name) }
  }

  /// The request for a golden file with some words. `nil` if the first isn't a command with golden
  /// files.
  package static func parsed(
    _ words: [String]
  ) throws(ParsedArguments.Problem) -> (ReportDefinition, ParsedArguments)? {
    guard let kind = words.first.flatMap({ ReportKind(rawValue: $0) }) else { return nil }
    if CheckTemplate.asksForPage(words) { throw .pageIsNoGolden }
    let definition = ReportDefinition.of(kind)
    let arguments = try ParsedArguments(Array(words.dropFirst()), definition.goldenOptions)
    if let file = arguments.files.first { throw .extraFile(file) }
    return (definition, arguments)
  }
}

extension GoldenReportMaker where Self == ReportMaker {
  /// Makes reports as the commands do.
  package static var commands: ReportMaker { ReportMaker() }
}
