import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds truncated text. Off in small windows.
  static let textTruncated = Lint(
    "text-truncated", "Text is truncated because it doesn't fit.",
    level: .allow, phoneLevel: .warn, explanation: .textTruncated
  ) { subject in
    // Text without any space has a separate lint.
    let squeezed = Set(subject.survey.squeezedTexts())
    let texts = subject.survey.truncatedTexts().filter { !squeezed.contains($0) }
    let found = subject.eachOnce(texts) { view, range in
      let broken = subject.survey.brokenText(view)
      let change = subject.change(for: view)
      var finding = Diagnostic.textTruncated(
        at: range, shown: broken?.lines ?? [], rest: broken?.rest ?? "",
        change: change.flatMap { subject.instruction($0, for: view, result: $0.result) })
      finding.fixIt = change.flatMap(subject.fix)
      finding.cause = subject.fullStack(around: view)
      return finding
    }
    return found
      + subject.survey.cutTitles().map { cut in
        let syntax = subject.inspection.modifiers[cut.modifier].syntax
        return .titleTruncated(
          cut.title, at: subject.document.nameRange(ofModifierAt: syntax), isLarge: cut.isLarge,
          needed: subject.words(cut.needed.rounded(.up)), room: subject.words(cut.room))
      }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A title that is too wide for its bar.
  fileprivate static func titleTruncated(
    _ title: String, at range: SourceRange, isLarge: Bool, needed: String, room: String
  ) -> Diagnostic {
    lint(
      "text-truncated",
      "the title \(quoted(title)) is truncated: it needs about \(needed), the bar has \(room)",
      at: range,
      help: isLarge
        ? "use a shorter title, or .navigationBarTitleDisplayMode(.inline) with a smaller font"
        : "use a shorter title, or put a text with minimumScaleFactor into the principal item")
  }

  /// A truncated text.
  fileprivate static func textTruncated(
    at range: SourceRange, shown: [String], rest: String, change: String?
  ) -> Diagnostic {
    lint(
      "text-truncated",
      "this text is truncated to \(quoted(lines: shown)), without \(quoted(rest))",
      at: range,
      help: change ?? "give it more space or more lines, or a shorter text with ViewThatFits")
  }
}

extension ViewExplanation.Change {
  /// The result for the truncated text, in words.
  fileprivate var result: String {
    guard let lines, lines > 1 else { return "it is whole" }
    return "it is whole, in \(lines) lines"
  }
}

extension DiagnosticExplanation {
  fileprivate static let textTruncated = DiagnosticExplanation(
    "text-truncated",
    "Text is truncated with `…`, because it needs more space or more lines. In a phone-sized "
      + "window, the default level is `warn`. If the truncation is intended, add the comment "
      + "`viewtree:ignore text-truncated`.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "text-truncated": "warn" },
        "root": { "view": "Text", "text": "A title that is wide", "modifiers": [{ "lineLimit": 1 }] } }
      """),
    wayOut: "Give the text more space or more lines, or use a shorter text in a `ViewThatFits`.")
}
