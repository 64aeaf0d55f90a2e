/// The parts of a class with a superclass that scripts don't support, or that Swift rejects.
package struct ClassObstacles {
  /// A class with such a part.
  package struct Obstacle {
    /// The class.
    package let declaration: ScriptTypes.Declaration
    /// The construct that isn't supported.
    package let construct: String
    /// The fix.
    package let instead: String
  }

  /// The obstacles, in the order of the declarations.
  package private(set) var all: [Obstacle] = []
  /// The classes by the names that code writes.
  private let classes: [String: ScriptTypes.Declaration]

  /// Finds the obstacles in declarations.
  package init(_ declarations: [ScriptTypes.Declaration]) {
    let all = declarations.filter { $0.isClass && !$0.isExtension }
    guard all.contains(where: { !$0.inherited.isEmpty }) else {
      classes = [:]
      return
    }
    classes = Dictionary(all.map { (TypeNames.shown($0.name), $0) }) { first, _ in first }
    for declaration in all {
      let superclasses = superclasses(of: declaration)
      guard let first = superclasses.first,
        let construct = construct(declaration, superclasses)
      else { continue }
      let name = TypeNames.shown(first.name)
      let isCircular = superclasses.contains { $0.name == declaration.name }
      self.all.append(
        Obstacle(
          declaration: declaration, construct: construct,
          instead: isCircular
            ? "remove its superclass '\(name)'" : "write the members of '\(name)' out"))
    }
  }

  /// The superclasses of a class, the nearest first. A class that inherits from itself is its own
  /// superclass.
  private func superclasses(
    of declaration: ScriptTypes.Declaration
  ) -> [ScriptTypes.Declaration] {
    var found: [ScriptTypes.Declaration] = []
    var known: Set<String> = []
    var next = declaration
    while let name = next.inherited.first?.prefix(while: { $0 != "<" }),
      let superclass = classes[String(name)], known.insert(superclass.name).inserted
    {
      found.append(superclass)
      next = superclass
    }
    return found
  }

  private func construct(
    _ declaration: ScriptTypes.Declaration, _ superclasses: [ScriptTypes.Declaration]
  ) -> String? {
    if superclasses.contains(where: { $0.name == declaration.name }) {
      return "a class that inherits from itself"
    }
    let stored = Set(superclasses.flatMap(\.fields).filter { !$0.isStatic }.map(\.name))
    let properties =
      declaration.fields.filter { !$0.isStatic }.map(\.name)
      + declaration.methods.filter { $0.isProperty && !$0.isStatic }.map(\.name)
    if let name = properties.first(where: { stored.contains($0) }) {
      return "an override of the stored property '\(name)'"
    }
    if let member = declaration.methods.first(where: { $0.isOverride && $0.isStatic }) {
      return "an override of the static member '\(member.name)'"
    }
    let inherited = superclasses.flatMap(\.methods)
    if let method = declaration.methods.first(where: { method in
      !method.isOverride && !method.isStatic && method.name != "init"
        && inherited.contains { $0.isReplaced(by: method) }
    }) {
      return "'\(method.name)' without 'override'"
    }
    return inherited.contains { $0.body.contains("Self(") }
      ? "'Self(…)' in a class with subclasses" : nil
  }
}

extension ScriptTypes.Method {
  /// True if a member of a subclass has the same name, labels and types.
  fileprivate func isReplaced(by other: Self) -> Bool {
    name == other.name && isStatic == other.isStatic && isProperty == other.isProperty
      && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy {
        $0.label == $1.label && $0.typeName == $1.typeName
      }
  }
}
