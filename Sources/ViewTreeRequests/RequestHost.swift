import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// What a request needs from where it is made: the content of files, and somebody who is told what is
/// wrong.
package struct RequestHost {
  /// The content of a file, or of standard input for `-`, of which no more than `limit` bytes are needed.
  package var read: (_ path: String, _ limit: Int) throws(FileSystem.Failure) -> [UInt8]
  /// Takes what is said.
  package var tell: (DiagnosticReport.Part) -> Void
  /// Whether reports for people have colour.
  package var colorsReports: Bool
  /// Whether reports for people are for a screen, on which long texts are shortened.
  package var isScreen: Bool
  /// How many characters wide the screen is; `nil` if there is none.
  package var columns: Int?
  /// What is kept from one report to the next; `nil` if nothing is.
  package var memory: DocumentMemory?
  /// Whether the process ends when the report is written.
  package var endsWithReport: Bool
  /// The bytes of reports and layouts that are kept while further ones are made.
  let held = KeptBytes()
  /// How many requests are made at once, which share the memory that one may take.
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

  /// The same host for several reports: standard input can be read again, for it is read once, when it is first
  /// asked for, and no report is the last.
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

  /// Tells why there is no report.
  package func tell(_ problem: RequestProblem) {
    tell(RequestWords.sentence(problem))
  }

  /// Tells a sentence about no place in a file.
  package func tell(_ sentence: String) {
    tell(DiagnosticReport.Part(source: nil, diagnostics: [.commandFailed(sentence)]))
  }
}
