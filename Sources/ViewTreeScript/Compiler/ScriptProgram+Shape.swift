/// Programs that are nothing but one well-known sentence.
extension ScriptProgram {
  /// The variable of which the program gives the width or the height, as in `geometry.size.width`.
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

  /// Whether the program only assigns its first parameter, as it is, to a variable of the document.
  public var assignsParameter: Bool {
    guard let node = soleStatement, node.operation == .assign,
      variable(code.nodes[Int(node.a)], .scope) != nil
    else { return false }
    return isParameter(0, node.b)
  }

  /// Whether the program is `value = max(value, nextValue())`, in either order.
  public var keepsGreatest: Bool {
    guard let node = soleStatement, node.operation == .assign, isParameter(0, node.a) else {
      return false
    }
    let call = code.nodes[Int(node.b)]
    guard call.operation == .callGlobal else { return false }
    let site = code.calls[Int(call.a)]
    guard site.member.name == GlobalFunction.max.rawValue, site.arguments.count == 2 else {
      return false
    }
    let (first, second) = (site.arguments[0], site.arguments[1])
    return isParameter(0, first) && isCall(1, second) || isCall(1, first) && isParameter(0, second)
  }

  private var soleExpression: Node? {
    guard let node = soleStatement else { return nil }
    switch node.operation {
    case .returnStatement, .expressionStatement:
      return node.a >= 0 ? code.nodes[Int(node.a)] : nil
    default: return node
    }
  }

  private var soleStatement: Node? {
    let body = code.nodes[Int(code.functions[entry].body)]
    guard body.operation == .block else { return body }
    return body.b == 1 ? code.nodes[Int(code.lists[Int(body.a)])] : nil
  }

  private func isParameter(_ number: Int32, _ index: Int32) -> Bool {
    let node = code.nodes[Int(index)]
    return node.operation == .local && node.a == number
  }

  private func isCall(_ parameter: Int32, _ index: Int32) -> Bool {
    let node = code.nodes[Int(index)]
    guard node.operation == .callFunction else { return false }
    let site = code.calls[Int(node.a)]
    return site.arguments.isEmpty && isParameter(parameter, site.base)
  }
}
