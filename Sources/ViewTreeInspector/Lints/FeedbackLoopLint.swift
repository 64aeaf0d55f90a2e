import ViewTreeSyntax

extension Lint {
  /// Finds state that can influence itself through the layout (docs/semantics.md, Feedback loops).
  static let feedbackLoop = Lint(
    "feedback-loop", "A state variable may change itself by way of what it lays out.",
    explanation: .feedbackLoop
  ) { subject in
    subject.loops.filter { !$0.settles }.compactMap { loop in
      subject.finding(of: loop) { .feedbackLoop($0, at: $1, hops: $2) }
    }
  }

  /// Finds state that influences itself but settles (docs/semantics.md, Loops that settle).
  static let feedbackSettles = Lint(
    "feedback-settles", "A state variable comes back to itself and settles in the second pass.",
    level: .allow, explanation: .feedbackSettles
  ) { subject in
    subject.loops.filter(\.settles).compactMap { loop in
      subject.finding(of: loop) { .feedbackSettles($0, at: $1, hops: $2) }
    }
  }
}

extension LintSubject {
  /// The finding about a loop.
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

// MARK: - Words

extension Diagnostic {
  /// A feedback loop of a state variable, with a note at the location of each hop.
  fileprivate static func feedbackLoop(
    _ variable: String, at range: SourceRange, hops: [(hop: FeedbackHop, range: SourceRange)]
  ) -> Diagnostic {
    lint(
      "feedback-loop",
      "'\(variable)' may change itself: \(FeedbackHop.words([.state(variable)] + hops.map(\.hop)))",
      at: range,
      help: "lay out what depends on it where it moves nothing that is measured: in an overlay, a "
        + "background or a ZStack, or with offset in place of frame or padding",
      notes: hops.map { Note($0.hop.words, at: $0.range) })
  }
}

extension DiagnosticExplanation {
  fileprivate static let feedbackLoop = DiagnosticExplanation(
    "feedback-loop",
    "A state variable may change itself: it moves or resizes a view, a preference measures that, and an action writes what was measured into the variable.",
    .lint(
      """
      { "viewtree": 1, "proposal": { "width": 100 }, "state": { "height": 0.0 },
        "preferenceKeys": { "Top": { "defaultValue": 0, "reduce": "max" } },
        "root": { "view": "VStack", "spacing": 0, "children": [
          { "view": "Color", "modifiers": [{ "frame": { "height": "height" } }] },
          { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [
            { "preference": { "key": "Top", "value": { "$": "geometry.frame(in: .global).minY" } } }] },
            "modifiers": [{ "frame": { "height": 10 } }] }],
          "modifiers": [{ "onPreferenceChange": { "key": "Top", "perform": "height = value" } }] } }
      """),
    wayOut:
      "Lay out what depends on the variable where it moves nothing that is measured: in an overlay, a background or a ZStack."
  )
}

extension Diagnostic {
  /// A feedback loop of a state variable that is the greatest of some lengths, with a note at the
  /// location of each hop.
  fileprivate static func feedbackSettles(
    _ variable: String, at range: SourceRange, hops: [(hop: FeedbackHop, range: SourceRange)]
  ) -> Diagnostic {
    lint(
      "feedback-settles",
      "'\(variable)' comes back to itself and settles: "
        + FeedbackHop.words([.state(variable)] + hops.map(\.hop)),
      at: range,
      help:
        "nothing has to be done: proposed the greatest of their lengths, the views keep theirs; "
        + "with fixedSize on what is measured there is no loop",
      notes: hops.map { Note($0.hop.words, at: $0.range) })
  }
}

extension DiagnosticExplanation {
  fileprivate static let feedbackSettles = DiagnosticExplanation(
    "feedback-settles",
    "A state variable comes back to itself as the greatest of some lengths, as with views of equal widths. That settles in the second pass, so that the lint is allowed unless somebody asks for it.",
    .lint(
      """
      { "viewtree": 1, "proposal": { "width": 100 }, "state": { "width": null }, "lints": { "feedback-settles": "warn" },
        "preferenceKeys": { "Width": { "defaultValue": 0, "reduce": "max" } },
        "root": { "view": "VStack", "children": [
          { "view": "Text", "text": "a", "modifiers": [
            { "background": { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [
              { "preference": { "key": "Width", "value": { "$": "geometry.size.width" } } }] } } },
            { "frame": { "width": "width" } }] }],
          "modifiers": [{ "onPreferenceChange": { "key": "Width", "perform": "width = value" } }] } }
      """),
    wayOut: "Nothing has to be done. With `fixedSize` on what is measured there is no loop.")
}
