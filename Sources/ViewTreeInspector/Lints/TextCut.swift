import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Text that is larger than an enclosing frame.
  static let textCut = Lint(
    "text-cut", "Text is larger than an enclosing frame.", explanation: .textCut
  ) { subject in
    subject.eachOnce(subject.survey.cutTexts(), at: { $0.view }) { text, range in
      let modifier = subject.inspection.modifiers[text.frame]
      let content = subject.inspection.views[text.view].content
      let isLarger = LayoutSurvey.isLarger(content.size, than: modifier.frame.size)
      var finding = Diagnostic.textCut(
        at: range, isLarger: isLarger,
        text: isLarger ? subject.words(content.size) : subject.words(content),
        frame: isLarger ? subject.words(modifier.frame.size) : subject.words(modifier.frame),
        frameRange: subject.document.nameRange(ofModifierAt: modifier.syntax))
      finding.cause = subject.fullStack(around: text.view)
      return finding
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A text that is larger than an enclosing frame.
  fileprivate static func textCut(
    at range: SourceRange, isLarger: Bool, text: String, frame: String, frameRange: SourceRange
  ) -> Diagnostic {
    lint(
      "text-cut",
      isLarger
        ? "this text is \(text), larger than its enclosing frame of \(frame)"
        : "this text extends past its enclosing frame: it is at \(text), and the frame at \(frame)",
      at: range,
      help: "give the frame a minWidth or minHeight instead of a fixed length",
      notes: [Note("the frame is here", at: frameRange)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let textCut = DiagnosticExplanation(
    "text-cut",
    "Text is taller or wider than an enclosing frame. It overflows the frame, or the frame clips "
      + "it.",
    .lint(
      #"{ "viewtree": 1, "root": { "view": "Text", "text": "A title", "modifiers": [{ "frame": { "height": 10 } }] } }"#
    ),
    wayOut: "Use `minWidth` or `minHeight` instead of a fixed length.")
}
