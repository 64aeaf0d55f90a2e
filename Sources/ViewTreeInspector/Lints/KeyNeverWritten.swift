import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// A reader that nothing can reach (docs/semantics.md, Slots).
  static let keyNeverWritten = Lint(
    "key-never-written", "A preference is read where nothing can have written it.",
    explanation: .keyNeverWritten
  ) { subject in
    var findings: [Diagnostic] = []
    for (number, key) in subject.keys.enumerated() where !subject.isNamedElsewhere(key) {
      if key.deadEnd == .neverWritten, let reader = subject.firstUse(of: number, [.reader]) {
        findings.append(
          .keyNeverWritten(
            key.name, at: subject.tree.range(key.syntax),
            reader: subject.range(ofModifier: reader.modifier)))
      } else if key.deadEnd == nil {
        findings += readersWithoutWriter(number, key, subject)
      }
    }
    return findings
  }

  /// The readers of a key that is written elsewhere, each once however many views have it.
  private static func readersWithoutWriter(
    _ number: Int, _ key: KeyGraph.Key, _ subject: LintSubject
  ) -> [Diagnostic] {
    var told: Set<SyntaxNode.Index> = []
    let dead = key.uses.filter { $0.deadEnd == .nothingInside && told.insert($0.syntax).inserted }
    guard !dead.isEmpty, let writer = subject.firstUse(of: number, [.writer, .transformer]) else {
      return []
    }
    return dead.map { use in
      .readerWithoutWriter(
        subject.inspection.names.modifiers[use.modifier], key.name,
        at: subject.document.nameRange(ofModifierAt: use.syntax),
        writer: subject.range(ofModifier: writer.modifier))
    }
  }
}

// MARK: - Words

extension Diagnostic {
  /// A preference key that nothing writes.
  fileprivate static func keyNeverWritten(
    _ key: String, at range: SourceRange, reader: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-written", "the preference key '\(key)' is read and never written", at: range,
      help:
        "write it with preference or anchorPreference in a view inside the reader, or remove it",
      notes: [Note("it is read here, and the default is all there is", at: reader)])
  }

  /// A reader with nothing inside that could have a value.
  fileprivate static func readerWithoutWriter(
    _ modifier: String, _ key: String, at range: SourceRange, writer: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-written", "nothing inside this '\(modifier)' writes '\(key)'", at: range,
      help: "values go upwards only: put it on a view around the writer",
      notes: [Note("it is written here", at: writer)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let keyNeverWritten = DiagnosticExplanation(
    "key-never-written",
    "A preference key is read, and nothing inside the reader writes it, so that the reader gets the default.",
    .lint(reading(#"{ "view": "Color","#, reduce: "max")),
    wayOut: "Write it in a view inside the reader, or remove the reader.")
}
