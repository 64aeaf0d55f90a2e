import ViewTreeSyntax

extension Lint {
  /// State that may change itself by way of the layout (docs/semantics.md, Feedback loops).
  static let feedbackLoop = Lint(
    "feedback-loop", "A state variable may change itself by way of what it lays out."
  ) { subject in
    let pass = subject.pass
    let loops = FeedbackAnalysis.loops(
      of: pass.document, states: subject.explainer.states, machine: pass.machine,
      limits: pass.limits)
    return loops.compactMap { loop in
      guard let first = loop.hops.first, case .state(let variable) = first.hop else { return nil }
      return .feedbackLoop(
        variable, at: subject.tree.range(first.syntax),
        hops: loop.hops.dropFirst().map { ($0.hop, subject.range(of: $0)) })
    }
  }
}

extension LintSubject {
  /// The word of a hop to point to.
  fileprivate func range(of hop: FeedbackLoop.Hop) -> SourceRange {
    switch hop.hop {
    case .state: tree.range(hop.syntax)
    case .width, .height, .place, .guide: document.nameRange(ofViewAt: hop.syntax)
    case .preference, .action, .content: document.nameRange(ofModifierAt: hop.syntax)
    }
  }
}
