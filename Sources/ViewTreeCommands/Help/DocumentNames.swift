import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// The names in a document that a command line may contain, for shell completion.
struct DocumentNames {
  private let path: String
  private let request: ReportRequest

  /// A document at a path. Errors are ignored during completion, because the command reports them
  /// later.
  init(_ path: String, _ host: RequestHost) {
    var host = host
    host.tell = { _ in }
    self.path = path
    request = ReportRequest(path, ParsedArguments([]), host)
  }

  /// The kinds of names, as `--names` has them.
  static let kinds = ["views", "keys", "roots", "previews"]

  /// The names of a kind, one per line. Empty if the document has errors.
  ///
  /// It skips names with control characters: a shell would print them, and a line break would split
  /// a name.
  func lines(of kind: String) throws(ParsedArguments.Problem) -> String {
    let names = try names(of: kind)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted && TerminalText.escaped($0) == $0 }
      .map { $0 + "\n" }.joined()
  }

  private func names(of kind: String) throws(ParsedArguments.Problem) -> [String] {
    switch kind {
    case "roots": return SwiftFileSearch.screens(in: path).views
    case "previews": return SwiftFileSearch.screens(in: path).previews
    default:
      guard let inspection = try request.laidOut()?.inspection else { return [] }
      return kind == "keys" ? Array(inspection.names.keys) : ViewSearch.names(in: inspection)
    }
  }
}
