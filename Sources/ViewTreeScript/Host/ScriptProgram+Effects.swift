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

  /// The number of the program's parameters.
  public var parameterCount: Int { code.functions[entry].parameterCount }

  /// True if the program's value is a binding to a variable of the document.
  public var makesBinding: Bool {
    var node = code.nodes[Int(code.functions[entry].body)]
    while node.operation == .coerce || node.operation == .wrap { node = code.nodes[Int(node.a)] }
    return node.operation == .binding
  }

  /// True if an assigned expression starts from a variable of the document. A tuple has several.
  private func changesVariable(_ place: Int32) -> Bool {
    var index = place
    while index >= 0, Int(index) < code.nodes.count {
      let node = code.nodes[Int(index)]
      switch node.operation {
      case .scope, .binding: return true
      case .member, .field, .element, .optionalTry, .force: index = node.a
      case .subscripted: index = code.calls[Int(node.a)].base
      case .tuplePattern:
        return code.lists.dropFirst(Int(node.a)).prefix(Int(node.b)).contains(
          where: changesVariable)
      default: return false
      }
    }
    return false
  }
}
