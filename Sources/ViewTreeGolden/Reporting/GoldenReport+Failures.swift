import ViewTreeSyntax

extension GoldenReport {
  /// The text of each failure: its path, the changes in behavior, and the command that accepts it.
  public var failures: [String] {
    results.filter { !$0.isFine }.map { result in
      let told = Self.lines(result, .behaviour)
      var lines: [String] = []
      for part in result.messages {
        guard let source = part.source else {
          lines += part.diagnostics.map(\.message)
          continue
        }
        let text = DiagnosticRenderer(source: source, color: false).render(part.diagnostics)
        lines += text.split(separator: "\n").map(String.init)
      }
      lines += GoldenWords.nextSteps(
        GoldenReport(results: [result], notRun: 0, paths: [result.path], options: options))
      return (told + lines.map(TerminalText.escaped)).joined(separator: "\n")
    }
  }
}
