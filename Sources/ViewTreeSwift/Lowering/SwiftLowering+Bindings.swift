import ViewTreeScript
import ViewTreeSyntax

/// Bindings that consist of closures, `Binding(get: { … }, set: { … })`. They are read and never
/// written.
extension SwiftLowering {
  /// The value that such a binding reads.
  struct BoundValue {
    let read: Expression
    let scope: Scope
    /// The location of the call that makes the binding, or `nil` for `.constant(…)`, which the
    /// document knows.
    let place: Range<Int>?
  }

  /// A constant binding to the value that a made one reads, or `nil` for another binding.
  func readOnly(_ value: Expression, _ scope: Scope) -> DocumentValue? {
    guard let bound = boundValue(value, scope), let place = bound.place else { return nil }
    report(.swiftArgumentLeftOut("set", of: "Binding", at: SourceRange(place)))
    let read = bound.read.range
    return .text(
      SourceText(".constant(", at: read.lowerBound) + text(of: bound.read, bound.scope)
        + SourceText(")", at: read.upperBound), value.range)
  }

  /// The value of a binding that a call, a computed property or a function of the type makes.
  func boundValue(_ value: Expression, _ scope: Scope) -> BoundValue? {
    switch value.form {
    case .parenthesized(let inner): return boundValue(inner, scope)
    case .name, .member:
      if let name = ownName(value), case .passed(let passed, let outer)? = scope.names[name.text] {
        return boundValue(passed, outer)
      }
      guard let name = ownName(value), isOwnMember(name, scope),
        let property = bindingProperty(name.text, scope),
        !isHole(.function, property.range, name.text),
        let made = property.accessors?.getter.flatMap(result),
        let inner = opened(name, scope)
      else { return nil }
      return boundValue(made, inner)
    case .call(let callee, let arguments):
      if case .implicitMember(let name) = callee.form, name.text == "constant",
        arguments.count == 1
      {
        return BoundValue(read: arguments[0].value, scope: scope, place: nil)
      }
      if let read = readValue(callee, arguments) {
        return BoundValue(read: read, scope: scope, place: callee.range)
      }
      guard let name = ownName(callee), isOwnMember(name, scope) else { return nil }
      return boundValue(of: name, arguments, scope)
    default: return nil
    }
  }

  /// True if the property or the function returns a binding that consists of closures.
  func makesBinding(_ type: TypeSyntax?, _ body: Block?) -> Bool {
    guard type?.bound != nil, let body, let made = result(of: body),
      case .call(let callee, let arguments) = made.form
    else { return false }
    return readValue(callee, arguments) != nil
  }

  private func boundValue(
    of name: Name, _ arguments: [Argument], _ scope: Scope
  ) -> BoundValue? {
    for function in scope.owner?.functions ?? [] where function.name.text == name.text {
      guard function.result?.bound != nil, let made = function.body.flatMap(result),
        let given = function.parameters.map(CallParameter.init).arguments(of: arguments),
        !isHole(.function, function.range, name.text), var inner = opened(name, scope)
      else { continue }
      for (parameter, argument) in zip(function.parameters, given) {
        let own = parameter.name.text
        if let argument {
          inner.names[own] = meaning(of: argument, as: own, scope)
        } else if let value = parameter.defaultValue {
          inner.names[own] = .renamed("(\(text(value.range)))")
        }
      }
      return boundValue(made, inner)
    }
    return nil
  }

  private func meaning(
    of argument: Expression, as name: String, _ scope: Scope
  ) -> Scope.Meaning {
    guard let own = ownName(argument) else { return .renamed("(\(text(argument.range)))") }
    let known = scope.names[own.text]
    return own.text == name ? known ?? .value : known ?? .renamed(text(argument.range))
  }

  private func bindingProperty(_ name: String, _ scope: Scope) -> VariableSyntax? {
    scope.owner?.computedProperties.first {
      $0.boundName?.text == name && $0.type?.bound != nil
    }
  }

  /// True for the name of a member that no local name hides.
  private func isOwnMember(_ name: Name, _ scope: Scope) -> Bool {
    scope.names[name.text] == nil || scope.memberNames[name.text] != nil
  }

  /// The scope inside a member, or `nil` if it's read already.
  private func opened(_ name: Name, _ scope: Scope) -> Scope? {
    let key = "\(scope.owner?.name ?? "").\(name.text)"
    guard !scope.open.contains(key) else { return nil }
    var inner = scope.ofMembers
    inner.open.append(key)
    return inner
  }

  /// The value of `get` in a call of the initializer of `Binding`.
  private func readValue(_ callee: Expression, _ arguments: [Argument]) -> Expression? {
    switch callee.form {
    case .name(let name, _) where name.text == "Binding": break
    case .implicitMember(let name) where name.text == "init": break
    default: return nil
    }
    guard arguments.count == 2, let first = arguments.first, arguments[1].label?.text == "set",
      first.label?.text == "get" || first.label == nil && first.isTrailing,
      case .closure(let closure) = first.value.form
    else { return nil }
    return result(of: closure.body)
  }

  /// The value of a block that is one expression.
  private func result(of block: Block) -> Expression? {
    guard block.statements.count == 1 else { return nil }
    switch block.statements[0].form {
    case .expression(let value): return value
    case .returning(let value): return value
    default: return nil
    }
  }
}
