import ViewTreeSyntax

extension Lint {
  /// A state variable without a use.
  static let unusedState = Lint("unused-state", "No script names a state variable.") { subject in
    var names: Set<String> = []
    for script in subject.document.scripts {
      for capture in script.program.captures { names.insert(capture.name) }
    }
    let state = subject.document.state + subject.document.components.flatMap(\.state)
    return state.filter {
      !names.contains($0.name) && !subject.words.has($0.name, besides: 1)
    }.map {
      .unusedState($0.name, at: subject.tree.range($0.syntax))
    }
  }
}
