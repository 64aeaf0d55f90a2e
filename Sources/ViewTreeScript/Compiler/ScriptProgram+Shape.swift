import ViewTreeNumbers

/// Properties of programs, by static analysis.
extension ScriptProgram {
  /// True if Swift can interpolate every value in the program's localized string keys.
  public var localizesAllValues: Bool {
    code.nodes.allSatisfy { node in
      guard case .localize(_, let type) = node.operation else { return true }
      return LocalizedKey.takes(code.types[type])
    }
  }
}

// MARK: - Queries of lints

extension ScriptProgram {
  /// The names of coordinate spaces in `frame(in:)` calls with literals, and the range of each name
  /// in the text.
  public var namedSpaces: [(name: String, range: Range<Int>)] {
    code.nodes.flatMap { node -> [(name: String, range: Range<Int>)] in
      guard case .callMethod(let site) = node.operation, code.calls[site].member.name == "frame"
      else { return [] }
      return code.calls[site].arguments.compactMap(namedSpace)
    }
  }

  /// The name in `.named("…")`.
  private func namedSpace(_ argument: ID<Node>) -> (name: String, range: Range<Int>)? {
    guard case .makeCase(let site) = code.nodes[argument].operation,
      code.calls[site].enumShape?.name == "named", let first = code.calls[site].arguments.first,
      case .literal(let name) = code.nodes[first].operation,
      case .string(let text) = code.literals[name]
    else { return nil }
    return (text, code.nodes[first].range)
  }

  /// True if the program may change its first parameter, or ignores a result with `_ =`.
  public var assignsAnything: Bool {
    code.nodes.contains { node in
      switch node.operation {
      case .assign(let place, _), .compoundAssign(_, let place, _, _), .inoutArgument(let place):
        !isOwnVariable(place)
      case .callMutating(let site): !isOwnVariable(code.calls[site].base)
      // In `_ = value`, the statement starts before the value, which is dropped on purpose.
      case .expressionStatement(let value): node.start < code.nodes[value].start
      default: false
      }
    }
  }

  /// True if an assigned expression is part of a variable that the program itself declares.
  private func isOwnVariable(_ place: ID<Node>) -> Bool {
    let root = code.root(of: place)
    guard root.exists, case .local(let slot) = code.nodes[root].operation else { return false }
    return Int(slot) >= code.functions[entry].parameterCount
  }
}
