/// Static members of types that are known at run time only.
extension TypeChecker {
  /// True if a type is that of a type with a static member: the type of a class may be a subclass.
  func isMetatype(_ type: StaticType, with member: String) -> Bool {
    guard case .metatype(let instance) = type else { return false }
    return isOpen(instance) || !candidates(of: instance, member, isStatic: true).isEmpty
  }

  /// Makes a generic parameter as the base of a member the type of a value at run time, because
  /// arguments determine it. False if no value has the type, or if its constraints have no such member.
  func takesTypeOfValue(_ base: Expression, _ type: StaticType, for member: String) -> Bool {
    guard case .parameter(let name) = type, member != "init",
      candidates(of: type, member, isStatic: true).isEmpty,
      !isBareParameter(type) || ["allCases", "self"].contains(member),
      let value = value(ofParameter: name, base.range)
    else { return false }
    _ = infer(value, nil)
    base.meaning = .typeOf(value)
    return true
  }

  /// A parameter of a function, or a property of `self`, whose type is a generic parameter.
  private func value(ofParameter name: String, _ range: Range<Int>) -> Expression? {
    func isMeant(_ type: StaticType) -> Bool {
      type == .parameter(name) || type == .metatype(.parameter(name))
    }
    var context: FunctionContext? = current
    while let function = context {
      if let found = function.parameters.first(where: { isMeant($0.type) }),
        lookUp(found.name) === found
      {
        return Expression(.name(Name(text: found.name, range: range), []), range)
      }
      context = function.parent
    }
    guard lookUp("self") != nil, let entry = selfType?.name.flatMap({ types.entry($0) }),
      let field = entry.fields.first(where: { isMeant($0.type) })
    else { return nil }
    let this = Expression(.name(Name(text: "self", range: range), []), range)
    return Expression(.member(this, Name(text: field.name, range: range)), range, depth: 2)
  }
}
