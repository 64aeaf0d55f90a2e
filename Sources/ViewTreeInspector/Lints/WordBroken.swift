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
        let text = subject.inspection.string(subject.inspection.views[view].text),
        let word = BrokenWord(in: text, lines: broken.lines)
      else { return nil }
      return .wordBroken(word.text, start: word.start, rest: word.rest, at: range)
    }
  }
}

/// A word or a number whose parts are on two lines of text.
private struct BrokenWord {
  /// The part in the first line, and that in the next line.
  let start: String
  let rest: String

  var text: String { start + rest }

  /// The first broken word of the text. `nil` if there is none, or if the lines don't match the
  /// text.
  init?(in text: String, lines: [String]) {
    var left = text[...]
    for line in lines.dropLast() {
      left = left.drop { $0.isWhitespace }
      guard left.hasPrefix(line) else { return nil }
      left = left.dropFirst(line.count)
      guard let next = left.first, Self.isInside(line, next) else { continue }
      let before = String(line.reversed().prefix { !$0.isWhitespace }.reversed())
      let after = String(left.prefix { !$0.isWhitespace })
      // A device breaks after a hyphen or a slash, but viewtree's layout doesn't.
      let whole = text[..<left.startIndex].reversed().prefix { !$0.isWhitespace } + after
      guard !whole.contains(where: { "-/".contains($0) }) else { continue }
      (start, rest) = (before, after)
      return
    }
    return nil
  }

  /// True if a break between a line and a character is inside a word or a number. Scripts
  /// without spaces between words may be broken anywhere.
  private static func isInside(_ line: String, _ next: Character) -> Bool {
    guard let last = line.last else { return false }
    if last.isNumber { return next.isNumber || next == "," || next == "." }
    if last == "," || last == "." { return next.isNumber && line.dropLast().last?.isNumber == true }
    return last.isCased && next.isCased
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A broken word.
  fileprivate static func wordBroken(
    _ word: String, start: String, rest: String, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "word-broken", "\(quoted(word)) is broken into \(quoted(start)) and \(quoted(rest))",
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
