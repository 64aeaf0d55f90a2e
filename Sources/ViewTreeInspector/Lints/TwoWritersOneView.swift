import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds two writers of one key on one view (docs/explanation/preferences.md, Writers).
  static let twoWritersOneView = Lint(
    "two-writers-one-view",
    "If a view writes the same key twice, only the outer write takes effect.",
    explanation: .twoWritersOneView
  ) { subject in
    subject.replacedOnTheirView.map { lost, winner in
      .twoWriters(
        subject.document.preferenceKeys[lost.key].name,
        subject.name(ofModifier: lost.modifier), at: subject.range(ofModifier: lost.modifier),
        outer: subject.name(ofModifier: winner.modifier),
        outerRange: subject.range(ofModifier: winner.modifier))
    }
  }
}

extension KeyFlow {
  /// The writers and transformers whose values an outer writer of the same view replaces before a
  /// reader sees them, each with that writer.
  var replacedOnTheirView: [(lost: Use, winner: Use)] {
    var found: [(lost: Use, winner: Use)] = []
    // The uses of a view are adjacent, and most views have a single use.
    var start = 0
    while start < uses.count {
      let template = uses[start].template
      let end = uses[start...].firstIndex { $0.template != template } ?? uses.count
      if end - start > 1 { found += Self.replaced(uses[start..<end]) }
      start = end
    }
    return found
  }

  /// The replaced uses of a single view.
  private static func replaced(_ uses: ArraySlice<Use>) -> [(lost: Use, winner: Use)] {
    var found: [(lost: Use, winner: Use)] = []
    // The uses that an outer writer would replace.
    var open: [Use] = []
    for use in uses {
      switch use.role {
      case .transformer: open.append(use)
      case .reader: open.removeAll { $0.key == use.key }
      case .writer:
        for lost in open where lost.key == use.key { found.append((lost, use)) }
        open.removeAll { $0.key == use.key }
        open.append(use)
      }
    }
    return found
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A writer or a transformer whose value another writer of the same view replaces.
  fileprivate static func twoWriters(
    _ key: String, _ modifier: String, at range: SourceRange, outer: String, outerRange: SourceRange
  ) -> Diagnostic {
    let keeping =
      outer == "anchorPreference" ? "transformAnchorPreference" : "transformPreference"
    return lint(
      "two-writers-one-view",
      "this '\(modifier)' of '\(key)' has no effect: the outer '\(outer)' on the same view replaces its value",
      at: range,
      help:
        "remove one of them, or replace the outer modifier with \(keeping), which keeps the inner "
        + "value",
      notes: [Note("the outermost writer applies", at: outerRange)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let twoWritersOneView = DiagnosticExplanation(
    "two-writers-one-view",
    "A view writes the same key twice, and only the outer write takes effect.",
    .lint(
      reading(
        #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }, { "preference": { "key": "K", "value": 2 } }] }],"#,
        reduce: "max")),
    wayOut: "Remove one of them, or replace the outer modifier with `transformPreference`.")
}
