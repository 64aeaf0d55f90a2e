import ViewTreeInspector
import ViewTreeSyntax

/// The words of reports about preference keys.
package enum KeyWords {
  /// The way to combine values of a system key, which has no script.
  package static let systemReduce = "the last title applies"

  /// The title of the modifiers of one kind.
  package static func title(_ role: KeyRole) -> String {
    switch role {
    case .writer: "writers"
    case .transformer: "transformers"
    case .reader: "readers"
    }
  }

  /// The report of a document without keys.
  package static let noKeys = "no preference keys"

  /// The maximum number of characters of a default or a script on a line.
  private static let limit = 80

  /// A default or a script on one line, cut where it is long.
  package static func line(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// Adds the outcome of a modifier and its reason, by the stable name, if it's worth a remark.
  /// `isMeasured` is true if its view was measured and isn't shown. `isPlain` is true for a value
  /// without a closure.
  package static func remark(
    _ outcome: String, in words: inout MessageBuilder, isMeasured: Bool, isPlain: Bool,
    _ tellReason: (inout MessageBuilder) -> Void
  ) {
    switch outcome {
    case "", "ran": break
    case "default": words.add("got the default: no view inside has a value for this key")
    case "not-instantiated" where !isMeasured: words.add("not instantiated")
    default:
      words.add(isPlain ? "not used: " : "not run: ")
      tellReason(&words)
    }
  }

  /// The stable name of a modifier's outcome.
  package static func identifier(_ outcome: KeyUse.Outcome) -> String {
    switch outcome {
    case .ran: "ran"
    case .gotDefault: "default"
    case .notInstantiated: "not-instantiated"
    case .skipped(let reason): ReportWords.identifier(reason)
    }
  }

  /// The reason why a key has no effect, by its stable name, as a sentence, or `nil` if it has one.
  package static func sentence(_ deadEnd: String) -> String? {
    switch deadEnd {
    case "unused": "it is declared but never used"
    case "never-read": "it is written but never read"
    case "never-written": "it is read but never written: its readers get the default"
    default: nil
    }
  }

  /// The stable name of a key's dead end.
  package static func identifier(_ deadEnd: KeyGraph.DeadEnd) -> String {
    switch deadEnd {
    case .unused: "unused"
    case .neverRead: "never-read"
    case .neverWritten: "never-written"
    }
  }

  /// The reason why a modifier has no effect, as the end of a sentence, from its stable name and
  /// the line of its replacement.
  package static func clause(_ deadEnd: String, line: SourceLine?) -> String {
    switch deadEnd {
    case "nobody-above-reads": "no reader encloses it, so no view can get its value"
    case "replaced": "the writer in line \(line ?? 0) encloses it and replaces its value"
    default: "no view inside it can have a value"
    }
  }

  /// The stable name of a modifier's dead end.
  package static func identifier(_ deadEnd: KeyUse.DeadEnd) -> String {
    switch deadEnd {
    case .nobodyAboveReads: "nobody-above-reads"
    case .replaced: "replaced"
    case .nothingInside: "nothing-inside"
    }
  }
}
