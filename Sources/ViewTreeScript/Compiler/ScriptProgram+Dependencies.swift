import ViewTreeNumbers

/// The program's use of the document's variables, by static analysis.
extension ScriptProgram {
  /// A variable of the document, relative to the program's scope.
  public struct Variable: Hashable, Sendable {
    /// The number of levels out.
    public let framesUp: Int
    /// The index in that level.
    public let index: Int

    init(framesUp: Int, index: Int) {
      self.framesUp = framesUp
      self.index = index
    }

    /// The variable that a program uses.
    public init(_ capture: ScriptCapture) {
      self.init(framesUp: capture.framesUp, index: capture.index)
    }
  }

  /// The variable that is the program's unchanged value, or `nil`.
  public var plainVariable: Variable? {
    return variable(plain(code.functions[entry].body), .scope)
  }

  /// The variable to which the program makes a binding, or `nil`.
  public var boundVariable: Variable? {
    return variable(plain(code.functions[entry].body), .binding)
  }

  /// The variables that the program changes, or makes bindings to: the whole or a part of them.
  public var assignedVariables: [Variable] {
    var found: [Variable] = []
    for node in code.nodes {
      switch node.operation {
      case .assign, .compoundAssign, .inoutArgument: collectRoots(of: node.a, &found)
      case .callMutating: collectRoots(of: code.calls[Int(node.a)].base, &found)
      case .binding: found.append(Variable(framesUp: Int(node.a), index: Int(node.b)))
      default: break
      }
    }
    return found
  }

  func variable(_ node: Node, _ operation: Operation) -> Variable? {
    guard node.operation == operation else { return nil }
    return Variable(framesUp: Int(node.a), index: Int(node.b))
  }

  /// The variables that an assigned expression starts from. A tuple has several.
  func collectRoots(of place: Int32, _ found: inout [Variable]) {
    for root in rootNodes(of: place) {
      let node = code.nodes[Int(root)]
      found.append(Variable(framesUp: Int(node.a), index: Int(node.b)))
    }
  }

  /// The nodes of the variables that an assigned expression starts from. A tuple has several.
  func rootNodes(of place: Int32) -> [Int32] {
    var index = place
    while index >= 0, Int(index) < code.nodes.count {
      let node = code.nodes[Int(index)]
      switch node.operation {
      case .scope, .binding: return [index]
      case .member, .field, .element, .optionalTry, .force: index = node.a
      case .subscripted: index = code.calls[Int(node.a)].base
      case .tuplePattern:
        return code.lists.dropFirst(Int(node.a)).prefix(Int(node.b)).flatMap(rootNodes)
      default: return []
      }
    }
    return []
  }
}
