import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds texts that have no space at all.
  static let textSqueezed = Lint(
    "text-squeezed", "A text has no space at all.", level: .allow, phoneLevel: .warn,
    explanation: .textSqueezed
  ) { subject in
    subject.eachOnce(subject.survey.squeezedTexts()) { view, range in
      .textSqueezed(subject.inspection.string(subject.inspection.views[view].text) ?? "", at: range)
    }
  }
}

// MARK: - Words

extension Diagnostic {
  /// A text without space.
  fileprivate static func textSqueezed(_ text: String, at range: SourceRange) -> Diagnostic {
    lint(
      "text-squeezed",
      "\(quoted(text)) is squeezed to nothing: the views next to it take all the space",
      at: range,
      help: "give it a layoutPriority(1), or let the views next to it shrink")
  }
}

extension DiagnosticExplanation {
  fileprivate static let textSqueezed = DiagnosticExplanation(
    "text-squeezed",
    "A text gets 0 points, because its siblings don't shrink. The lint is a warning in a window that is as large as a phone's.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "text-squeezed": "warn" },
        "root": { "view": "HStack", "children": [
          { "view": "Text", "text": "A title" },
          { "view": "Box", "size": { "width": 100, "height": 10 } }] } }
      """),
    wayOut: "A `layoutPriority(1)` on the text, or siblings that shrink.")
}
