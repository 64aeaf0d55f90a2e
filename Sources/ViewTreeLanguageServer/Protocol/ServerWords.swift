import ViewTreeSyntax

/// The messages about protocol errors, all in one file.
package enum ServerWords {
  /// The message about invalid bytes.
  package static func sentence(_ problem: FrameProblem) -> String {
    switch problem {
    case .notAHeader(let line):
      "a message must begin with headers such as 'Content-Length: 20', not with '\(excerpt(line))'"
    case .endlessHeader(let limit):
      "the header of a message does not end within \(limit) bytes; end it with an empty line"
    case .noLength: "the header of a message does not contain 'Content-Length'"
    case .badLength(let text):
      "'Content-Length' must be a number of bytes, not '\(excerpt(text))'"
    case .tooLarge(let bytes, let limit):
      "a message of \(bytes) bytes is skipped, because the limit is \(limit) bytes; to allow more, use --limit bytes=N"
    case .half(let read, let all?):
      "the input ends inside a message, after \(read) of \(all) bytes"
    case .half(_, nil): "the input ends inside the header of a message"
    }
  }

  private static func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }

  static func notJSON(_ problem: Diagnostic, in source: SourceFile) -> String {
    let offset = problem.range?.start ?? 0
    return "the content of a message is not JSON: byte \(offset): \(problem.message)"
  }

  static let notAnObject = "a message must be one JSON object"
  static let noMethod = "a message must contain a 'method', or the 'result' or 'error' of a request"
  static let badID = "the id of a request must be a string or a whole number"
  static let notInitialized = "the first request must be 'initialize'"
  static let initializedTwice = "'initialize' was already requested"
  static let isShutDown = "the server is shut down; send 'exit'"

  static func unknownMethod(_ method: String) -> String { "there is no method '\(method)'" }

  static func missing(_ path: [String], _ kind: String, of method: String) -> String {
    "'\(method)' needs \(kind) as '\(path.joined(separator: "."))'"
  }

  static let nothingToRename =
    "there is no name to rename here: use a name that the document declares"

  static func notAName(_ name: String, _ kind: DeclaredName.Kind) -> String {
    "'\(excerpt(name))' cannot be the name of \(kind == .id ? "a view" : "a \(kind.rawValue)"): "
      + (kind == .id
        ? "use letters, digits, spaces, '.', '-' and '_'"
        : "use letters, digits and '_', and do not start with a digit")
  }

  static func nameIsTaken(_ name: String) -> String { "the document already has a '\(name)'" }

  static func renameBreaks(_ old: String, _ new: String, _ problem: String) -> String {
    "with '\(new)' instead of '\(old)', the document has an error: \(problem)"
  }

  static let renameNeedsDocument =
    "types and functions can be renamed only in a document without errors"

  static func severalMeanings(_ name: String) -> String {
    "'\(name)' also has another meaning, so viewtree cannot be sure of its uses"
  }

  static func nameIsInScripts(_ name: String) -> String {
    "'\(name)' is already used in a script, with another meaning"
  }

  static func nameIsStandard(_ name: String) -> String {
    "the new name '\(name)' would hide a name of the script language"
  }

  static func nameIsInChecks(_ name: String) -> String {
    "'\(name)' is used in the section 'checks', where its meaning is ambiguous"
  }

  static func tooManyUses(_ name: String) -> String {
    "'\(name)' is used in too many scripts to find all of them"
  }

  static let swiftIsNotLaidOut = "to format Swift files, use Swift's tools"
  static let errorsAreNotLaidOut = "a document with errors cannot be formatted"
  static let formatDiffers =
    "formatting would change the meaning of the document; please report this"

  static func notOpen(_ uri: String) -> String { "'\(uri)' is not open" }
}
