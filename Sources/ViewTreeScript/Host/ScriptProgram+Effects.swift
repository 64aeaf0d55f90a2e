import ViewTreeNumbers

/// The side effects of a program, by static analysis.
extension ScriptProgram {
  /// True if the program may change variables of the document, at once or later.
  public var mayChangeVariables: Bool {
    code.nodes.contains { node in
      switch node.operation {
      case .assign, .compoundAssign, .inoutArgument: changesVariable(node.a)
      case .callMutating: changesVariable(code.calls[Int(node.a)].base)
      case .callGlobal, .callMethod, .callInitializer:
        code.calls[Int(node.a)].standard?.effect == .runsLater
      default: false
      }
    }
  }

  /// The variables that the program assigns, wholly or in part, without reading them.
  public var replacedVariables: [Variable] {
    var replaced: Set<Int32> = []
    for node in code.nodes where node.operation == .assign {
      replaced.formUnion(rootNodes(of: node.a))
    }
    var read: Set<Variable> = []
    var written: [Variable] = []
    for (place, node) in code.nodes.enumerated() {
      guard let variable = variable(node, .scope) else { continue }
      if replaced.contains(Int32(clamping: place)) {
        written.append(variable)
      } else {
        read.insert(variable)
      }
    }
    return written.filter { !read.contains($0) }
  }

  /// The number of the program's parameters.
  public var parameterCount: Int { code.functions[entry].parameterCount }

  private func changesVariable(_ place: Int32) -> Bool {
    var roots: [Variable] = []
    collectRoots(of: place, &roots)
    return !roots.isEmpty
  }
}
