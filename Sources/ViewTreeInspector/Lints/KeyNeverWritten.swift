import ViewTreeSyntax

extension Lint {
  /// A reader that nothing can reach (docs/semantics.md, Slots).
  static let keyNeverWritten = Lint(
    "key-never-written", "A preference is read where nothing can have written it."
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
        subject.inspection.names.modifiers[Int(use.modifier)], key.name,
        at: subject.document.nameRange(ofModifierAt: use.syntax),
        writer: subject.range(ofModifier: writer.modifier))
    }
  }
}
