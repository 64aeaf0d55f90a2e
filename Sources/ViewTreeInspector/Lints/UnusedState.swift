import ViewTreeSyntax

extension Lint {
  /// A state variable without a use.
  static let unusedState = Lint(
    "unused-state", "No script uses a state variable.", explanation: .unusedState
  ) { subject in
    var names: Set<String> = []
    for script in subject.document.scripts {
      for capture in script.program.captures { names.insert(capture.name) }
    }
    let state = subject.document.state + subject.document.components.flatMap(\.state)
    return state.filter {
      !names.contains($0.name) && !subject.words.has($0.name, besides: 1)
        && !subject.words.has("_" + $0.name, besides: 0)
    }.map {
      let range = subject.tree.range($0.syntax)
      return .unusedState(
        $0.name, at: range, line: SwiftDeclarationLine.range(at: range, in: subject.tree.source))
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A state variable that no script names.
  ///
  /// `line` is the range of its declaration, if that has its lines to itself.
  fileprivate static func unusedState(
    _ name: String, at range: SourceRange, line: SourceRange?
  ) -> Diagnostic {
    var finding = lint(
      "unused-state", "the state variable '\(name)' is never used", at: range, help: "remove it")
    finding.fixIt = line.map { FixIt(replacing: $0, with: "") }
    return finding
  }
}

extension DiagnosticExplanation {
  fileprivate static let unusedState = DiagnosticExplanation(
    "unused-state", "A state variable is declared, but no script uses it.",
    .lint(#"{ "viewtree": 1, "state": { "n": 0 }, "root": "Color" }"#), wayOut: "Remove it.")
}
