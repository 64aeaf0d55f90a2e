import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds a writer that encloses another writer (docs/explanation/preferences.md, Writers).
  static let writeHiddenByAncestor = Lint(
    "write-hidden-by-ancestor", "An enclosing writer replaces the value that a view writes.",
    explanation: .writeHiddenByAncestor
  ) { subject in
    let onTheirView = Set(subject.replacedOnTheirView.map(\.lost.modifier))
    let flow = subject.flow
    let hidden = flow.uses.lazy.filter {
      $0.role != .reader && $0.isReachable && $0.requests == .overridden
    }
    return hidden.compactMap { use in
      guard !onTheirView.contains(use.modifier), let modifier = use.overrider,
        let writer = flow.use(of: modifier)
      else { return nil }
      let view = subject.document.templates[writer.template]
      return .writeHidden(
        subject.name(ofModifier: use.modifier),
        subject.document.preferenceKeys[use.key].name,
        at: subject.range(ofModifier: use.modifier), by: subject.name(ofModifier: modifier),
        of: subject.document.name(of: view), ancestorRange: subject.range(ofModifier: modifier))
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A writer or a transformer that an enclosing view's writer replaces.
  fileprivate static func writeHidden(
    _ modifier: String, _ key: String, at range: SourceRange, by ancestor: String, of view: String,
    ancestorRange: SourceRange
  ) -> Diagnostic {
    lint(
      "write-hidden-by-ancestor",
      "this '\(modifier)' of '\(key)' has no effect: '\(ancestor)' on the enclosing '\(view)' replaces "
        + "its value",
      at: range,
      help:
        "replace the outer modifier with transformPreference or transformAnchorPreference, which "
        + "keeps the inner value",
      notes: [Note("this replaces the values of all views inside", at: ancestorRange)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let writeHiddenByAncestor = DiagnosticExplanation(
    "write-hidden-by-ancestor",
    "A view and an enclosing view write the same key. The outer writer replaces all inner values.",
    .lint(
      reading(
        #"{ "view": "HStack", "children": [{ "view": "VStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }], "modifiers": [{ "preference": { "key": "K", "value": 2 } }] }],"#,
        reduce: "max")),
    wayOut: "Replace the outer modifier with `transformPreference`, which keeps the inner value.")
}
