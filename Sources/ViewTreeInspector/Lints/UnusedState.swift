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
    // Of an app, only the views on the screen matter.
    let isApp = subject.tree.source.parts.count > 1
    let shown = isApp ? subject.inspection.shownNames : []
    let components = subject.document.components.filter { !isApp || shown.contains($0.name) }
    let state = subject.document.state + components.flatMap(\.state)
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

extension Inspection {
  /// The names of the views and of the components that have views.
  fileprivate var shownNames: Set<String> {
    Set(
      views.ids.map { names.views[views.name(of: $0)] } + components.map { names.views[$0.name] })
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
