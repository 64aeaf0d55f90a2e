import ViewTreeScript

/// Names whose values are placeholders for the arguments of a root, or are made of such.
extension SwiftLowering {
  /// True if an expression mentions such a name. An assumed value isn't made up.
  func isMadeUp(_ expression: Expression, _ scope: Scope) -> Bool {
    let statement = Statement(.expression(expression), expression.range)
    return isMadeUp(
      Block(statements: [statement], range: expression.range), scope.madeUp, scope.anonymous)
      || !holes.isEmpty && mentionsPlaceholder(expression, scope)
  }

  /// True if an expression mentions a property or a function whose value or result is a placeholder,
  /// because it can't be read.
  private func mentionsPlaceholder(_ expression: Expression, _ scope: Scope) -> Bool {
    var isFound = false
    var walk = SyntaxWalk { [self] part, _ in
      if isFound { return false }
      if let name = ownName(part), scope.names[name.text] == nil || scope.isMember(name.text) {
        isFound = scope.owner?.members.contains { isPlaceholder($0, name.text) } ?? false
      } else if case .member(let base, let name) = part.form,
        let type = typeName(of: base, scope)
      {
        let declared = [names.classes[type] ?? names.type(named: type)].compactMap { $0 }
        isFound = (declared + facts.extensions(of: type)).contains { declaration in
          declaration.members.contains { isPlaceholder($0, name.text) }
        }
      }
      return !isFound
    }
    walk.visit(expression)
    return isFound
  }

  /// True if a member has a name, and a placeholder instead of its value or its result.
  private func isPlaceholder(_ member: TypeDeclaration.Member, _ name: String) -> Bool {
    var parts: [Range<Int>?] = []
    switch member {
    case .variable(let variable) where variable.boundName?.text == name:
      parts = [variable.value?.range, variable.accessors?.getter?.range]
    case .function(let function) where function.name.text == name: parts = [function.body?.range]
    default: return false
    }
    return parts.contains { $0.map { holes.contains($0.lowerBound) } ?? false }
  }

  private func isMadeUp(
    _ block: Block, _ names: Set<String>, _ anonymous: [String] = []
  ) -> Bool {
    if names.isEmpty { return false }
    var isFound = false
    var walk = SyntaxWalk { expression, depth in
      if self.isAssumed(expression) { return false }
      var name = self.ownName(expression)?.text
      if case .anonymousParameter(let number) = expression.form, depth == 0 {
        name = anonymous.indices.contains(number) ? anonymous[number] : nil
      }
      if let name, names.contains(name) { isFound = true }
      return !isFound
    }
    walk.visit(block)
    return isFound
  }

  /// The properties of a view that are placeholders in one of its uses, or objects that no view sets,
  /// and the properties that are computed of them.
  func madeUpProperties(of view: DeclaredView) -> Set<String> {
    var names = madeUpProperties[view.name] ?? []
    for property in view.storedProperties where isMadeUp(property) {
      if let name = property.boundName { names.insert(name.text) }
    }
    if names.isEmpty { return [] }
    for property in view.computedProperties {
      guard let name = property.boundName, let getter = property.accessors?.getter else { continue }
      if isMadeUp(getter, names) { names.insert(name.text) }
    }
    return names
  }

  /// True if a property has an object of the environment that no view sets, or the results of a
  /// query.
  private func isMadeUp(_ property: VariableSyntax) -> Bool {
    guard !property.attributes.isEmpty else { return false }
    if property.attribute("Query") != nil || property.attribute("FetchRequest") != nil {
      return writtenValueOfWrapper(property) != nil
    }
    guard !objectsToMake.isEmpty,
      ["Environment", "EnvironmentObject"].contains(where: { property.attribute($0) != nil })
    else { return false }
    let written = property.attributes.lazy.flatMap(\.arguments)
      .compactMap { self.className(inMetatype: $0.value) }.first
    return (written ?? className(of: property)).map(objectsToMake.contains) ?? false
  }
}

extension Scope {
  /// Notes that names have placeholders as their values, or that they have others.
  mutating func note(_ names: [String], areMadeUp: Bool) {
    if areMadeUp { madeUp.formUnion(names) } else { madeUp.subtract(names) }
  }
}
