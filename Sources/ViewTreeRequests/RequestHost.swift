import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// The environment of a request: the content of files, and a receiver of messages.
package struct RequestHost {
  /// Returns the content of a file, or of standard input for `-`. At most `limit` bytes are needed.
  package var read: (_ path: String, _ limit: Int) throws(FileSystem.Failure) -> [UInt8]
  /// Receives messages.
  package var tell: (DiagnosticReport.Part) -> Void
  /// True if text reports use color.
  package var colorsReports: Bool
  /// True if text reports mark names, sizes and problems for colors.
  package var marksReports = false
  /// True if text reports go to a screen, where long text is truncated.
  package var isScreen: Bool
  /// The width of the screen in characters. `nil` if there is none.
  package var columns: Int?
  /// The data that is kept from one report to the next. `nil` if there is none.
  package var memory: DocumentMemory?
  /// True if the process ends when the report is written.
  package var endsWithReport: Bool
  /// True for a command, whose report is brief by default and has the problems that lints find. A
  /// golden file contains only the facts of the document, and all of them.
  package var isCommand = false
  /// The bytes of reports and layouts that stay in memory during further requests.
  let held = KeptBytes()
  /// Parsed Swift files, for the screens that follow.
  package var programs = ProgramPool()
  /// Parsed project files, for the documents that follow.
  package var projectFiles = ProjectCache()
  /// The configurations of files.
  package var projects = ProjectFolders()
  /// Records the branches of documents, on request.
  var coverage: CheckCoverage?
  /// The number of requests that run at once and share the memory limit of one.
  var share = 1

  package init(
    read: @escaping (String, Int) throws(FileSystem.Failure) -> [UInt8],
    colorsReports: Bool = false,
    isScreen: Bool = false, columns: Int? = nil,
    memory: DocumentMemory? = nil, endsWithReport: Bool = false,
    tell: @escaping (DiagnosticReport.Part) -> Void
  ) {
    self.read = read
    self.colorsReports = colorsReports
    self.isScreen = isScreen
    self.columns = columns
    self.memory = memory
    self.endsWithReport = endsWithReport
    self.tell = tell
  }

  /// The host for several reports: standard input is read once, on first use, and its content is
  /// reused. No report ends the process.
  package var rereading: RequestHost {
    var host = self
    host.endsWithReport = false
    var kept: Result<[UInt8], FileSystem.Failure>?
    host.read = { path, limit throws(FileSystem.Failure) in
      guard path == "-" else { return try read(path, limit) }
      let result =
        kept ?? Result { () throws(FileSystem.Failure) in try read(path, limit) }
      kept = result
      return try result.get()
    }
    return host
  }

  /// Reports the reason why there is no report.
  package func tell(_ problem: RequestProblem) {
    tell(RequestWords.sentence(problem))
  }

  /// Reports a message without a location in a file.
  package func tell(_ sentence: String) {
    tell(DiagnosticReport.Part(source: nil, diagnostics: [.commandFailed(sentence)]))
  }
}
