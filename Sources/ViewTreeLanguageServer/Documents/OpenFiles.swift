import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// The files around an open document: those of the file system, with the text of open documents.
///
/// Documents are read with `Input`, as commands read them.
struct OpenFiles {
  private let limits: Limits
  private let programs: ProgramPool
  private let projectFiles: ProjectCache
  /// The text of open documents, by their paths with and without links.
  private var open: [String: [UInt8]] = [:]

  init(
    _ documents: some Sequence<OpenDocument>, limits: Limits, _ programs: ProgramPool,
    _ projectFiles: ProjectCache
  ) {
    self.limits = limits
    self.programs = programs
    self.projectFiles = projectFiles
    for document in documents {
      for path in document.paths { open[path] = document.text.bytes }
    }
  }

  /// A document as it was read.
  struct Result {
    /// The text, and the files that it was read with. `nil` if they can't be read.
    let source: SourceFile?
    let document: Document?
    let diagnostics: [Diagnostic]
    /// The messages about other files.
    let others: [DiagnosticReport.Part]
  }

  /// Reads a Swift file with the files of its project.
  func swift(_ path: String) -> Result {
    var told: [DiagnosticReport.Part] = []
    let read = Input(limits, host { told.append($0) }).readDocument(DocumentLocation(path))
    return Result(
      source: read?.source, document: read?.result.document,
      diagnostics: read?.result.diagnostics ?? [], others: told)
  }

  /// The result of reading a document in JSON or YAML, with the settings of its configuration.
  func configured(_ result: DocumentReader.Result, _ source: SourceFile) -> DocumentReader.Result {
    Input(limits, host { _ in }).configured(result, source)
  }

  private func host(_ tell: @escaping (DiagnosticReport.Part) -> Void) -> RequestHost {
    let open = open
    let read = { (path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] in
      if let bytes = open[path] { return bytes }
      // Reading a pipe could block forever.
      guard try FileSystem.isFile(path) else { throw .notFound }
      return try FileSystem.read(path, atMost: limit)
    }
    var host = RequestHost(read: read, tell: tell)
    host.programs = programs
    host.projectFiles = projectFiles
    host.projects = ProjectFolders(read: read)
    return host
  }
}
