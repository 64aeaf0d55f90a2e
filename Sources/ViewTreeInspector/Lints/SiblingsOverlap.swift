import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds siblings in a stack that overlap.
  static let siblingsOverlap = Lint(
    "siblings-overlap", "Two views of a stack overlap.",
    explanation: .siblingsOverlap
  ) { subject in
    // A reader that is too short for its content has a separate lint.
    let readers = Set(subject.survey.lowReaders().map(\.view))
    let pairs = subject.survey.overlappingSiblings().filter { !readers.contains($0.first) }
    return subject.eachOnce(pairs, at: { $0.first }) { pair, range in
      let inspection = subject.inspection
      var finding = Diagnostic.siblingsOverlap(
        inspection.name(of: .view(pair.first)), inspection.name(of: .view(pair.second)),
        help: subject.help(for: pair.first) ?? subject.help(for: pair.second), at: range,
        other: subject.document.nameRange(ofViewAt: inspection.views[pair.second].syntax))
      finding.cause = subject.cutText(in: pair.first) ?? subject.fullStack(around: pair.first)
      return finding
    }
  }
}

extension LintSubject {
  /// The source of the first text inside a view, or of the view itself, that is larger than a frame
  /// around it.
  fileprivate func cutText(in view: ID<InspectedView>) -> SourceRange? {
    let found = survey.cutTexts().first { text in
      var current: ID<InspectedView>? = text.view
      while let inner = current, inner > view { current = survey.views[inner].parent }
      return current == view
    }
    return found.map { document.nameRange(ofViewAt: inspection.views[$0.view].syntax) }
  }

  /// The fix for a view that draws outside its frame. `nil` for any other view.
  fileprivate func help(for view: ID<InspectedView>) -> String? {
    if survey.fillsMore(view) {
      return "add .clipped() after the frame of the view that fills more"
    }
    if let cell = survey.cellExcess(view) {
      let (track, side, length) =
        cell.axis == .horizontal ? ("column", "wide", "Width") : ("row", "high", "Height")
      return
        "the \(track) is \(words(cell.offered)) \(side), and this view \(words(cell.length)): use "
        + ".frame(max\(length): .infinity) instead of a length"
    }
    guard survey.drawsOutside(view) else { return nil }
    return
      "give the \(inspection.names.views[inspection.views.name(of: view)]) a frame as large as its "
      + "outline: its own frame is \(words(inspection.views.frames(of: view).content.size))"
  }
}

// MARK: - Messages

extension Diagnostic {
  /// Two overlapping views of a stack.
  fileprivate static func siblingsOverlap(
    _ view: String, _ sibling: String, help: String?, at range: SourceRange, other: SourceRange
  ) -> Diagnostic {
    lint(
      "siblings-overlap", "'\(view)' and '\(sibling)' next to it overlap", at: range,
      help: help
        ?? "enlarge or remove the frame that is too small for its content; if the overlap is intended, "
        + "use offset or a negative padding",
      notes: other == range ? [] : [Note("the other view is here", at: other)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let siblingsOverlap = DiagnosticExplanation(
    "siblings-overlap",
    "Two neighbors in a stack, a grid or a list overlap, because a frame is smaller than its content.",
    .lint(
      """
      { "viewtree": 1, "root": { "view": "VStack", "spacing": 0, "children": [
        { "view": "Box", "id": "a", "size": { "width": 50, "height": 40 }, "modifiers": [{ "frame": { "height": 20 } }] },
        { "view": "Box", "id": "b", "size": { "width": 50, "height": 40 }, "modifiers": [{ "frame": { "height": 20 } }] }] } }
      """),
    wayOut:
      "Make the frame larger, or remove it. If the overlap is intended, use `offset`, a negative padding or a negative spacing."
  )
}
