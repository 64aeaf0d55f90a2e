/// What a program does besides giving a value, told from its text alone.
extension ScriptProgram {
  /// Whether the program may change variables of the document, at once or later.
  public var mayChangeVariables: Bool {
    code.nodes.contains { node in
      switch node.operation {
      case .assign, .compoundAssign, .inoutArgument: changesVariable(node.a)
      case .callMutating: changesVariable(code.calls[Int(node.a)].base)
      case .callGlobal:
        HostFunction(rawValue: code.calls[Int(node.a)].member.name)?.runsLater ?? false
      default: false
      }
    }
  }

  /// How many parameters the program has.
  public var parameterCount: Int { code.functions[entry].parameterCount }

  private func changesVariable(_ place: Int32) -> Bool {
    var roots: [Variable] = []
    collectRoots(of: place, &roots)
    return !roots.isEmpty
  }
}
