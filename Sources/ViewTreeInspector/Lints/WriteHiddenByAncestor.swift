import ViewTreeSyntax

extension Lint {
  /// A writer around another one (docs/semantics.md, Writers).
  static let writeHiddenByAncestor = Lint(
    "write-hidden-by-ancestor", "A writer around a view replaces what the view writes."
  ) { subject in
    let onTheirView = Set(subject.flow.replacedOnTheirView.map(\.lost.modifier))
    return subject.flow.uses.compactMap { use in
      guard use.role != .reader, use.isReachable, use.requests == .overridden,
        !onTheirView.contains(use.modifier), let modifier = use.overrider,
        let writer = subject.flow.use(of: modifier)
      else { return nil }
      let view = subject.document.templates[Int(writer.template)]
      return .writeHidden(
        subject.name(ofModifier: use.modifier),
        subject.document.preferenceKeys[Int(use.key)].name,
        at: subject.range(ofModifier: use.modifier), by: subject.name(ofModifier: modifier),
        of: subject.document.name(of: view), ancestorRange: subject.range(ofModifier: modifier))
    }
  }
}
