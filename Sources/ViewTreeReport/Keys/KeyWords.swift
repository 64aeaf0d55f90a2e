import ViewTreeInspector
import ViewTreeSyntax

/// The words of reports about preference keys.
enum KeyWords {
  /// How the values of a key of the system are combined, which no script says.
  static let systemReduce = "the last title counts"

  /// The title of the modifiers of one kind.
  static func title(_ role: KeyRole) -> String {
    switch role {
    case .writer: "writers"
    case .transformer: "transformers"
    case .reader: "readers"
    }
  }

  /// What became of a modifier, where that is worth a word.
  static func remark(_ use: KeyUse, in inspection: Inspection) -> String? {
    switch use.outcome {
    case .ran: nil
    case .gotDefault: "got the default: nothing inside has a value for this key"
    case .notInstantiated: "not instantiated"
    case .skipped(let reason):
      (use.isPlainValue ? "nobody got it: " : "not run: ")
        + "\(ReportWords.sentence(reason, of: use.view, in: inspection))"
    }
  }

  /// The stable name of what became of a modifier.
  static func identifier(_ outcome: KeyUse.Outcome) -> String {
    switch outcome {
    case .ran: "ran"
    case .gotDefault: "default"
    case .notInstantiated: "not-instantiated"
    case .skipped(let reason): ReportWords.identifier(reason)
    }
  }

  /// Why a key leads nowhere, as a sentence.
  static func sentence(_ deadEnd: KeyGraph.DeadEnd) -> String {
    switch deadEnd {
    case .unused: "it is declared and never used"
    case .neverRead: "it is written and never read"
    case .neverWritten: "it is read and never written: its readers get the default"
    }
  }

  /// The stable name of a key's dead end.
  static func identifier(_ deadEnd: KeyGraph.DeadEnd) -> String {
    switch deadEnd {
    case .unused: "unused"
    case .neverRead: "never-read"
    case .neverWritten: "never-written"
    }
  }

  /// What can never come of a modifier, as the end of a sentence about it.
  static func clause(_ deadEnd: KeyUse.DeadEnd, line: (SyntaxNode.Index) -> Int) -> String {
    switch deadEnd {
    case .nobodyAboveReads: "no reader is above it, so nobody can ever see what it writes"
    case .replaced(let writer):
      "the writer in line \(line(writer)) is around it and replaces its value"
    case .nothingInside: "nothing inside it can have a value"
    }
  }

  /// The stable name of a modifier's dead end.
  static func identifier(_ deadEnd: KeyUse.DeadEnd) -> String {
    switch deadEnd {
    case .nobodyAboveReads: "nobody-above-reads"
    case .replaced: "replaced"
    case .nothingInside: "nothing-inside"
    }
  }
}

extension KeyUse {
  /// The view as reasons name it; no view's path is empty.
  fileprivate var view: InspectedReference {
    if case .view(let view) = place { return .view(view) }
    return .path("", id: nil)
  }
}
