import ViewTreeSyntax

extension Lint {
  /// A preference modifier of several views (docs/semantics.md, Groups).
  static let perViewModifier = Lint(
    "per-view-modifier", "A preference modifier of a group applies to each of its views."
  ) { subject in
    subject.flow.uses.filter(\.isPerView).map { use in
      .perViewModifier(
        subject.name(ofModifier: use.modifier),
        of: subject.document.name(of: subject.document.templates[Int(use.template)]),
        at: subject.range(ofModifier: use.modifier))
    }
  }
}
