import ViewTreeSyntax

extension Lint {
  /// Two writers of one key on one view (docs/semantics.md, Writers).
  static let twoWritersOneView = Lint(
    "two-writers-one-view", "Of two writers of one key on one view only the outermost counts."
  ) { subject in
    subject.flow.replacedOnTheirView.map { lost, winner in
      .twoWriters(
        subject.document.preferenceKeys[Int(lost.key)].name,
        subject.name(ofModifier: lost.modifier), at: subject.range(ofModifier: lost.modifier),
        outer: subject.name(ofModifier: winner.modifier),
        outerRange: subject.range(ofModifier: winner.modifier))
    }
  }
}

extension KeyFlow {
  /// The writers and transformers whose values a writer of the same view replaces before a reader sees
  /// them, each with that writer.
  var replacedOnTheirView: [(lost: Use, winner: Use)] {
    var found: [(lost: Use, winner: Use)] = []
    // What a writer further out would replace: the uses of one view stand together.
    var open: [Use] = []
    for use in uses {
      if let last = open.last, last.template != use.template { open = [] }
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
