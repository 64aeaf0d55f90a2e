import ViewTreeNumbers

/// Programs that consist of a single common statement.
extension ScriptProgram {
  /// The variable whose width or height is the program's value, as in `geometry.size.width`.
  public var measuredLength: (variable: Variable, aspect: GeometryAspects)? {
    guard let length = soleExpression, length.operation == .member else { return nil }
    let size = code.nodes[Int(length.a)]
    guard size.operation == .member, code.members[Int(size.b)].name == "size",
      let variable = variable(code.nodes[Int(size.a)], .scope)
    else { return nil }
    switch code.members[Int(length.b)].name {
    case "width": return (variable, .width)
    case "height": return (variable, .height)
    default: return nil
    }
  }

  /// The variable whose unchanged size is the program's value, as in `geometry.size`.
  public var plainSize: Variable? {
    guard let size = soleExpression, size.operation == .member,
      code.members[Int(size.b)].name == "size"
    else { return nil }
    return variable(code.nodes[Int(size.a)], .scope)
  }

  /// True if the program only assigns its first parameter, unchanged, to a variable of the
  /// document.
  public var assignsParameter: Bool {
    guard let node = soleStatement, node.operation == .assign,
      variable(code.nodes[Int(node.a)], .scope) != nil
    else { return false }
    return isParameter(0, node.b)
  }

  /// True if the program is `value = max(value, nextValue())`, in either order.
  public var keepsGreatest: Bool {
    guard let node = soleStatement, node.operation == .assign, isParameter(0, node.a) else {
      return false
    }
    let call = plain(node.b)
    guard call.operation == .callGlobal else { return false }
    let site = code.calls[Int(call.a)]
    guard site.member.name == "max", site.arguments.count == 2 else {
      return false
    }
    let (first, second) = (site.arguments[0], site.arguments[1])
    return isParameter(0, first) && isCall(1, second) || isCall(1, first) && isParameter(0, second)
  }

  /// True if Swift can interpolate every value in the program's localized string keys.
  public var localizesAllValues: Bool {
    code.nodes.allSatisfy {
      $0.operation != .localize || LocalizedKey.takes(code.types[Int($0.b)])
    }
  }

  private var soleExpression: Node? {
    guard let node = soleStatement else { return nil }
    switch node.operation {
    case .returnStatement, .expressionStatement: return node.a >= 0 ? plain(node.a) : nil
    case .coerce, .wrap: return plain(node.a)
    default: return node
    }
  }

  /// A node without conversions of its value.
  func plain(_ index: Int32) -> Node {
    var node = code.nodes[Int(index)]
    while node.operation == .coerce || node.operation == .wrap { node = code.nodes[Int(node.a)] }
    return node
  }

  private var soleStatement: Node? {
    let body = code.nodes[Int(code.functions[entry].body)]
    guard body.operation == .block else { return body }
    return body.b == 1 ? code.nodes[Int(code.lists[Int(body.a)])] : nil
  }

  private func isParameter(_ number: Int32, _ index: Int32) -> Bool {
    let node = plain(index)
    return node.operation == .local && node.a == number
  }

  private func isCall(_ parameter: Int32, _ index: Int32) -> Bool {
    let node = plain(index)
    guard node.operation == .callFunction else { return false }
    let site = code.calls[Int(node.a)]
    return site.arguments.isEmpty && isParameter(parameter, site.base)
  }
}

// MARK: - What lints ask

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

  /// True if the program may change its first parameter, or ignores a result with `_ =`.
  public var assignsAnything: Bool {
    code.nodes.contains { node in
      switch node.operation {
      case .assign, .compoundAssign, .inoutArgument: !isOwnVariable(node.a)
      case .callMutating: !isOwnVariable(code.calls[Int(node.a)].base)
      // Before the value of `_ = value` stands what drops it on purpose.
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
