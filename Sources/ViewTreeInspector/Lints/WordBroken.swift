import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds words and numbers that are broken across lines. Off in small windows.
  static let wordBroken = Lint(
    "word-broken", "A word or a number is broken across two lines.", level: .allow,
    phoneLevel: .warn, explanation: .wordBroken
  ) { subject in
    // Text without any space has a separate lint.
    let squeezed = Set(subject.survey.squeezedTexts())
    let texts = subject.inspection.views.ids.filter {
      subject.survey.showsText($0) && !squeezed.contains($0)
    }
    return subject.eachOnce(texts) { view, range in
      guard let broken = subject.survey.brokenText(view), broken.lines.count > 1,
        let node = subject.survey.node(view),
        let word = subject.explainer.pass.layout.brokenWord(of: node)
      else { return nil }
      var finding = Diagnostic.wordBroken(
        word, needed: subject.words(word.width), offered: subject.words(word.offered), at: range)
      finding.cause = subject.fullStack(around: view)
      return finding
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A broken word.
  fileprivate static func wordBroken(
    _ word: BrokenWord, needed: String, offered: String, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "word-broken",
      "\(quoted(word.text)) is broken into \(quoted(word.start)) and \(quoted(word.rest)): it needs "
        + "\(needed), has \(offered)",
      at: range,
      help: "give it more space, or let it shrink with lineLimit(1) and minimumScaleFactor(0.5)")
  }
}

extension DiagnosticExplanation {
  fileprivate static let wordBroken = DiagnosticExplanation(
    "word-broken",
    "A word or a number is wider than its text, so it breaks in the middle and continues on the "
      + "next line. In a phone-sized window, the default level is `warn`.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "word-broken": "warn" },
        "root": { "view": "Text", "text": "$1,299.00", "modifiers": [{ "frame": { "width": 45 } }] } }
      """),
    wayOut: "Give it more space, or use `lineLimit(1)` with a `minimumScaleFactor`.")
}
