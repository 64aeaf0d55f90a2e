import ViewTreeSyntax

/// The messages about protocol errors, all in one place.
package enum ServerWords {
  /// The message about invalid bytes.
  package static func sentence(_ problem: FrameProblem) -> String {
    switch problem {
    case .notAHeader(let line):
      "a message begins with headers such as 'Content-Length: 20', not with '\(excerpt(line))'"
    case .endlessHeader(let limit):
      "the header of a message has no end within \(limit) bytes; it must end with an empty line"
    case .noLength: "the header of a message has no 'Content-Length'"
    case .badLength(let text):
      "'Content-Length' is a number of bytes, not '\(excerpt(text))'"
    case .tooLarge(let bytes, let limit):
      "a message of \(bytes) bytes is skipped: \(limit) bytes are allowed; --limit bytes=N allows more"
    case .half(let read, let all?):
      "the input ends inside of a message: \(read) of \(all) bytes have come"
    case .half(_, nil): "the input ends inside of the header of a message"
    }
  }

  private static func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }

  static func notJSON(_ problem: Diagnostic, in source: SourceFile) -> String {
    let offset = problem.range?.start ?? 0
    return "the content of a message is not JSON: byte \(offset): \(problem.message)"
  }

  static let notAnObject = "a message is one JSON object"
  static let noMethod = "a message has a 'method', or the 'result' or 'error' of a request"
  static let badID = "the id of a request is a text or a whole number"
  static let notInitialized = "the first request is 'initialize'"
  static let initializedTwice = "'initialize' has been asked for already"
  static let isShutDown = "the server is shut down; only 'exit' may follow"

  static func unknownMethod(_ method: String) -> String { "there is no method '\(method)'" }

  static func missing(_ path: [String], _ kind: String, of method: String) -> String {
    "'\(method)' wants \(kind) as '\(path.joined(separator: "."))'"
  }

  static let nothingToRename = "here is no name that the document declares and that can be changed"

  static func notAName(_ name: String, _ kind: DeclaredName.Kind) -> String {
    "'\(excerpt(name))' cannot be the name of \(kind == .id ? "a view" : "a \(kind.rawValue)"): "
      + (kind == .id
        ? "letters, digits, spaces, '.', '-' and '_' can"
        : "letters, digits and '_' can, no digit first")
  }

  static func nameIsTaken(_ name: String) -> String { "the document has a '\(name)' already" }

  static func renameBreaks(_ old: String, _ new: String, _ problem: String) -> String {
    "with '\(new)' in place of '\(old)' the document would be wrong: \(problem)"
  }

  static let renameNeedsDocument =
    "types and functions get other names in a document without errors"

  static func severalMeanings(_ name: String) -> String {
    "'\(name)' means something else, too: where it means this is not certain"
  }

  static func nameIsInScripts(_ name: String) -> String {
    "'\(name)' stands in a script already, and would mean something else there"
  }

  static func nameIsStandard(_ name: String) -> String {
    "'\(name)' is a name of the language, which scripts would not see any longer"
  }

  static func nameIsInChecks(_ name: String) -> String {
    "'\(name)' stands in the section 'checks': whether it means this is not certain there"
  }

  static func tooManyUses(_ name: String) -> String {
    "'\(name)' is used in too many scripts to find all of them"
  }

  static let swiftIsNotLaidOut = "Swift is laid out by the tools of Swift"
  static let errorsAreNotLaidOut = "a text that cannot be read is not laid out"
  static let formatDiffers = "the formatted text would have another meaning; please report it"

  static func notOpen(_ uri: String) -> String { "'\(uri)' is not open" }
}
