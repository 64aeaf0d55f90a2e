import ViewTreeSyntax

extension Lint {
  /// A preference that nobody sees (docs/semantics.md, Lazy pull).
  static let keyNeverRead = Lint(
    "key-never-read", "A preference is written where no reader can see it."
  ) { subject in
    var findings: [Diagnostic] = []
    for (number, key) in subject.keys.enumerated() where !subject.isNamedElsewhere(key) {
      let range = subject.tree.range(key.syntax)
      switch key.deadEnd {
      case .unused:
        findings.append(.keyUnused(key.name, at: range))
      case .neverRead:
        guard let writer = subject.firstUse(of: number, [.writer, .transformer]) else { continue }
        findings.append(
          .keyNeverRead(key.name, at: range, writer: subject.range(ofModifier: writer.modifier)))
      case .neverWritten:
        break
      case nil:
        findings += writersWithoutReader(number, key, subject)
      }
    }
    return findings
  }

  /// The writers of a key that is read elsewhere.
  private static func writersWithoutReader(
    _ number: Int, _ key: KeyGraph.Key, _ subject: LintSubject
  ) -> [Diagnostic] {
    let dead = subject.reachableUses[number].filter {
      $0.role != .reader && $0.requests == .unread
    }
    guard !dead.isEmpty, let reader = subject.firstUse(of: number, [.reader]) else { return [] }
    return dead.map { use in
      .writerWithoutReader(
        subject.name(ofModifier: use.modifier), key.name,
        at: subject.range(ofModifier: use.modifier),
        reader: subject.range(ofModifier: reader.modifier))
    }
  }
}
