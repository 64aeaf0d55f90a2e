import ViewTreeSyntax

extension Lint {
  /// State that may change itself by way of the layout (docs/semantics.md, Feedback loops).
  static let feedbackLoop = Lint(
    "feedback-loop", "A state variable may change itself by way of what it lays out."
  ) { subject in
    subject.loops.filter { !$0.settles }.compactMap { loop in
      subject.finding(of: loop) { .feedbackLoop($0, at: $1, hops: $2) }
    }
  }

  /// State that comes back to itself and settles (docs/semantics.md, Loops that settle).
  static let feedbackSettles = Lint(
    "feedback-settles", "A state variable comes back to itself and settles in the second pass.",
    level: .allow
  ) { subject in
    subject.loops.filter(\.settles).compactMap { loop in
      subject.finding(of: loop) { .feedbackSettles($0, at: $1, hops: $2) }
    }
  }
}

extension LintSubject {
  /// What is found about a loop.
  fileprivate func finding(
    of loop: FeedbackLoop,
    _ make: (String, SourceRange, [(hop: FeedbackHop, range: SourceRange)]) -> Diagnostic
  ) -> Diagnostic? {
    guard let first = loop.hops.first, case .state(let variable) = first.hop else { return nil }
    return make(
      variable, tree.range(first.syntax), loop.hops.dropFirst().map { ($0.hop, range(of: $0)) })
  }

  /// The word of a hop to point to.
  fileprivate func range(of hop: FeedbackLoop.Hop) -> SourceRange {
    switch hop.hop {
    case .state: tree.range(hop.syntax)
    case .width, .height, .place, .guide: document.nameRange(ofViewAt: hop.syntax)
    case .preference, .action, .content: document.nameRange(ofModifierAt: hop.syntax)
    }
  }
}
