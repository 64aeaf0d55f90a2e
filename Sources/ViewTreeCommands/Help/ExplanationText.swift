import ViewTreeSyntax

/// Formats the long explanations of diagnostics. The output of their examples is produced by
/// running them.
enum ExplanationText {
  /// One text for a terminal.
  static func page(_ explanation: DiagnosticExplanation) -> String {
    var text = "\(explanation.id)\n\n\(plain(explanation.meaning))\n"
    if let example = explanation.example {
      text += "\nExample\n\(indented(shown(example)))\n"
      text += "\n  viewtree \(commandLine(example))\n\(indented(answer(to: example)))\n"
    }
    text += "\nFix\n  \(plain(explanation.wayOut))\n"
    if let fixed = explanation.example?.fixed {
      text += "\n\(indented(lines(of: fixed.statements)))\n"
    }
    return text
  }

  /// All explanations, as in docs/reference/diagnostics.md.
  static func manual(_ explanations: [DiagnosticExplanation]) -> String {
    var text = """
      # Diagnostics

      Every error and warning has an id, which doesn't change. Messages show it in brackets. `viewtree explain-error ID` prints the entry of one id.
      This page is generated from `Sources/ViewTreeSyntax/Catalogue/Explanations` and the lints in `Sources/ViewTreeInspector/Lints`.
      To update it, run `viewtree explain-error --all --output docs/reference/diagnostics.md`.

      """
    for explanation in explanations {
      text += "\n## \(explanation.id)\n\n\(explanation.meaning)\n"
      if let example = explanation.example {
        text += "\n```\n\(shown(example))\n```\n"
        text += "\n```\nviewtree \(commandLine(example))\n\(answer(to: example))\n```\n"
      }
      text += "\n**Fix.** \(explanation.wayOut)\n"
      if let fixed = explanation.example?.fixed {
        text += "\n```swift\n\(lines(of: fixed.statements))\n```\n"
      }
    }
    return text
  }

  /// Statements, each in its line.
  private static func lines(of statements: String) -> String {
    statements.split(separator: "; ").joined(separator: "\n")
  }

  private static func commandLine(_ example: DiagnosticExample) -> String {
    example.words.joined(separator: " ")
  }

  private static func shown(_ example: DiagnosticExample) -> String {
    var text = example.shown
    while text.hasSuffix("\n") { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { visible(String($0)) }.joined(separator: "\n")
  }

  /// A line of an example with its invisible characters made visible.
  private static func visible(_ line: String) -> String {
    TerminalText.escaped(line.replacing("\t", with: "<tab>"))
  }

  /// The output of the command for the example: its messages and findings, or the warnings of its
  /// report.
  private static func answer(to example: DiagnosticExample) -> String {
    let run = ExampleRun(example)
    var lines = run.error.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let output = run.output.split(separator: "\n").map(String.init)
    let isLint = example.words.first == "lint"
    lines += output.filter { isLint || $0.hasPrefix("warning:") }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// A text without Markdown markup.
  private static func plain(_ text: String) -> String {
    text.replacing("`", with: "'")
  }
}
