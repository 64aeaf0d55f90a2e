import ViewTreeScript

/// Names whose values are placeholders for the arguments of a root, or are made of such.
extension SwiftLowering {
  /// True if an expression mentions such a name. An assumed value isn't made up.
  func isMadeUp(_ expression: Expression, _ scope: Scope) -> Bool {
    let statement = Statement(.expression(expression), expression.range)
    return isMadeUp(
      Block(statements: [statement], range: expression.range), scope.madeUp, scope.anonymous)
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
