import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// A reader that no value can reach (docs/explanation/preferences.md, Slots).
  static let keyNeverWritten = Lint(
    "key-never-written", "No view inside the reader of a preference writes it.",
    explanation: .keyNeverWritten
  ) { subject in
    subject.findings { number, key, deadEnd in
      if deadEnd == .neverWritten, subject.isWrittenWhereNotShown(number) { return [] }
      if deadEnd == .neverWritten, let reader = subject.firstUse(of: number, [.reader]) {
        return [
          .keyNeverWritten(
            key.name, at: subject.tree.range(key.syntax),
            reader: subject.range(ofModifier: reader.modifier))
        ]
      }
      return deadEnd == nil ? readersWithoutWriter(number, key, subject) : []
    }
  }

  /// The readers of a key that is written elsewhere.
  private static func readersWithoutWriter(
    _ number: Int, _ key: PreferenceKeyTemplate, _ subject: LintSubject
  ) -> [Diagnostic] {
    let dead = subject.reachableUses[ID(number)].filter {
      $0.role == .reader && !subject.writers.canWrite(inside: $0)
    }
    guard !dead.isEmpty, let writer = subject.firstUse(of: number, [.writer, .transformer]) else {
      return []
    }
    return dead.map { use in
      .readerWithoutWriter(
        subject.name(ofModifier: use.modifier), key.name,
        at: subject.range(ofModifier: use.modifier),
        writer: subject.range(ofModifier: writer.modifier), writer.presentation)
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A preference key without a writer.
  fileprivate static func keyNeverWritten(
    _ key: String, at range: SourceRange, reader: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-written", "the preference key '\(key)' is read but never written", at: range,
      help:
        "write it with preference or anchorPreference in a view inside the reader, or remove it",
      notes: [Note("it is read here, and the value is always the default", at: reader)])
  }

  /// A reader whose content can't have a value.
  fileprivate static func readerWithoutWriter(
    _ modifier: String, _ key: String, at range: SourceRange, writer: SourceRange,
    _ presentation: PresentationKind?
  ) -> Diagnostic {
    lint(
      "key-never-written", "no view inside this '\(modifier)' writes '\(key)'", at: range,
      help: presentation.map { readingInside($0) }
        ?? "preferences go only to enclosing views: put it on a view that encloses the writer",
      notes: [Note("it is written here", at: writer)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let keyNeverWritten = DiagnosticExplanation(
    "key-never-written",
    "A preference key is read, but no view inside the reader writes it. So the reader gets the default.",
    .lint(reading(#"{ "view": "Color","#, reduce: "max")),
    wayOut: "Write it in a view inside the reader, or remove the reader.")
}
