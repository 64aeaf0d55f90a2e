import ViewTreeNumbers

/// The side effects of a program, by static analysis.
extension ScriptProgram {
  /// True if the program may change variables of the document, at once or later.
  public var mayChangeVariables: Bool {
    code.nodes.contains { node in
      switch node.operation {
      case .assign(let place, _), .compoundAssign(_, let place, _, _), .inoutArgument(let place):
        changesVariable(place)
      case .callMutating(let site): changesVariable(code.calls[site].base)
      case .callGlobal(let site), .callMethod(let site), .callInitializer(let site):
        code.calls[site].standard?.effect == .runsLater
      default: false
      }
    }
  }

  /// The number of the program's parameters.
  public var parameterCount: Int { code.functions[entry].parameterCount }

  /// True if the program's value is a binding to a variable of the document.
  public var makesBinding: Bool {
    var id = code.functions[entry].body
    while true {
      switch code.nodes[id].operation {
      case .coerce(let operand, _), .wrap(let operand): id = operand
      case .binding: return true
      default: return false
      }
    }
  }

  /// True if an assigned expression starts from a variable of the document. A tuple has several.
  private func changesVariable(_ place: ID<Node>) -> Bool {
    let root = code.root(of: place)
    guard root.exists else { return false }
    return switch code.nodes[root].operation {
    case .scope, .binding: true
    case .tuplePattern(let places): code.nodeLists[places].contains(where: changesVariable)
    default: false
    }
  }
}
