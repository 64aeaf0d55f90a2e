import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds preferences that no reader sees (docs/explanation/preferences.md, Lazy pull).
  static let keyNeverRead = Lint(
    "key-never-read", "No reader encloses the writer of a preference.",
    explanation: .keyNeverRead
  ) { subject in
    subject.findings { number, key, deadEnd in
      let range = subject.tree.range(key.syntax)
      switch deadEnd {
      case .unused: return [.keyUnused(key.name, at: range)]
      case .neverRead:
        return subject.firstUse(of: number, [.writer, .transformer]).map { writer in
          [.keyNeverRead(key.name, at: range, writer: subject.range(ofModifier: writer.modifier))]
        } ?? []
      case .neverWritten: return []
      case nil: return writersWithoutReader(number, key, subject)
      }
    }
  }

  /// The writers of a key that is read elsewhere.
  private static func writersWithoutReader(
    _ number: Int, _ key: PreferenceKeyTemplate, _ subject: LintSubject
  ) -> [Diagnostic] {
    let dead = subject.reachableUses[ID(number)].filter {
      $0.role != .reader && $0.requests == .unread
    }
    guard !dead.isEmpty, let reader = subject.firstUse(of: number, [.reader]) else { return [] }
    return dead.map { use in
      .writerWithoutReader(
        subject.name(ofModifier: use.modifier), key.name,
        at: subject.range(ofModifier: use.modifier),
        reader: subject.range(ofModifier: reader.modifier),
        use.presentation)
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// The fix for a preference of a presented view.
  static func readingInside(_ presentation: PresentationKind) -> String {
    let verb = presentation == .toolbar ? "has" : "presents"
    return "a \(presentation.noun) passes no preferences to the view that \(verb) it: "
      + "put the reader inside it"
  }

  /// A preference key without a reader.
  fileprivate static func keyNeverRead(
    _ key: String, at range: SourceRange, writer: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-read", "the preference key '\(key)' is written but never read", at: range,
      help: "read it with onPreferenceChange, overlayPreferenceValue or backgroundPreferenceValue, "
        + "or remove it",
      notes: [Note("it is written here", at: writer)])
  }

  /// An unused preference key.
  fileprivate static func keyUnused(_ key: String, at range: SourceRange) -> Diagnostic {
    lint(
      "key-never-read", "the preference key '\(key)' is never used", at: range, help: "remove it")
  }

  /// A writer that no reader is above.
  fileprivate static func writerWithoutReader(
    _ modifier: String, _ key: String, at range: SourceRange, reader: SourceRange,
    _ presentation: PresentationKind?
  ) -> Diagnostic {
    lint(
      "key-never-read", "no view that encloses this '\(modifier)' reads '\(key)'", at: range,
      help: presentation.map { readingInside($0) }
        ?? "preferences go only to enclosing views: put the reader on a view that encloses this view",
      notes: [Note("it is read here", at: reader)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let keyNeverRead = DiagnosticExplanation(
    "key-never-read",
    "A preference key is declared or written, but no enclosing view reads it.",
    .lint(
      #"{ "viewtree": 1, "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } }, "root": { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] } }"#
    ),
    wayOut: "Read the key on a view that encloses the writer, or remove it.")
}
