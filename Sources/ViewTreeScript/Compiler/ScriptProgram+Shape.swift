import ViewTreeNumbers

/// Properties of programs, by static analysis.
extension ScriptProgram {
  /// True if Swift can interpolate every value in the program's localized string keys.
  public var localizesAllValues: Bool {
    code.nodes.allSatisfy {
      $0.operation != .localize || LocalizedKey.takes(code.types[Int($0.b)])
    }
  }
}

// MARK: - Queries of lints

extension ScriptProgram {
  /// The names of coordinate spaces in `frame(in:)` calls with literals, and the range of each name
  /// in the text.
  public var namedSpaces: [(name: String, range: Range<Int>)] {
    code.nodes.filter { isFrame($0) }.flatMap { node in
      code.calls[Int(node.a)].arguments.compactMap { argument in
        let space = code.nodes[Int(argument)]
        guard space.operation == .makeCase else { return nil }
        let site = code.calls[Int(space.a)]
        guard site.enumShape?.name == "named", let first = site.arguments.first else { return nil }
        let name = code.nodes[Int(first)]
        guard name.operation == .literal, case .string(let text) = code.literals[Int(name.a)] else {
          return nil
        }
        return (text, name.range)
      }
    }
  }

  private func isFrame(_ node: Node) -> Bool {
    node.operation == .callMethod && code.calls[Int(node.a)].member.name == "frame"
  }

  /// True if the program may change its first parameter, or ignores a result with `_ =`.
  public var assignsAnything: Bool {
    code.nodes.contains { node in
      switch node.operation {
      case .assign, .compoundAssign, .inoutArgument: !isOwnVariable(node.a)
      case .callMutating: !isOwnVariable(code.calls[Int(node.a)].base)
      // In `_ = value`, the statement starts before the value, which is dropped on purpose.
      case .expressionStatement: node.a >= 0 && node.start < code.nodes[Int(node.a)].start
      default: false
      }
    }
  }

  /// True if an assigned expression is part of a variable that the program itself declares.
  private func isOwnVariable(_ place: Int32) -> Bool {
    var index = place
    while index >= 0, Int(index) < code.nodes.count {
      let node = code.nodes[Int(index)]
      switch node.operation {
      case .member, .field, .element, .optionalTry, .force: index = node.a
      case .subscripted: index = code.calls[Int(node.a)].base
      case .local: return Int(node.a) >= code.functions[entry].parameterCount
      default: return false
      }
    }
    return false
  }
}
