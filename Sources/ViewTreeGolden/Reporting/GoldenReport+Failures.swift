import ViewTreeSyntax

extension GoldenReport {
  /// What is said of each golden file that is not as it should be: its path, what changed in
  /// behaviour, and what to type to accept it.
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
