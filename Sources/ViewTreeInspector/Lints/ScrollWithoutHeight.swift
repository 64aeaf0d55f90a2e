import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds lists and scroll views inside a scroll view that proposes no height.
  static let scrollWithoutHeight = Lint(
    "scroll-without-height", "A list or a scroll view inside a scroll view has no proposed height.",
    explanation: .scrollWithoutHeight
  ) { subject in
    subject.eachOnce(subject.survey.unboundScrollViews()) { view, range in
      .scrollWithoutHeight(
        subject.inspection.names.views[subject.inspection.views.name(of: view)], at: range)
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A scrolling view that no height is proposed to.
  fileprivate static func scrollWithoutHeight(
    _ view: String, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "scroll-without-height",
      "this '\(view)' is in a scroll view, which proposes no height: on a device, it collapses or "
        + "doesn't scroll",
      at: range,
      help: "give it a frame with a height, or put its rows into the outer scroll view")
  }
}

extension DiagnosticExplanation {
  fileprivate static let scrollWithoutHeight = DiagnosticExplanation(
    "scroll-without-height",
    "A vertical scroll view proposes no height to its content. A list inside it collapses. A "
      + "scroll view inside it becomes as tall as its content, so it never scrolls.",
    .lint(
      """
      { "viewtree": 1, "root": { "view": "ScrollView", "children": [
        { "view": "List", "children": [{ "view": "Text", "text": "Row" }] }] } }
      """),
    wayOut: "Give it a frame with a height, or put all rows into a single scroll view.")
}
