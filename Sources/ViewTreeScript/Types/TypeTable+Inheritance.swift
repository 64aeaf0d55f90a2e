/// Classes that inherit from other declared classes.
extension TypeTable {
  /// The class that a class inherits from.
  struct Superclass {
    let type: Int
    /// Its generic arguments, in terms of the parameters of the class.
    let arguments: [StaticType]
  }

  /// The superclasses of declarations that are added together, before they have entries.
  struct Inheritance {
    /// The index of each declaration's superclass in the table.
    var superclasses: [Int?]
    /// The positions of the declarations, superclasses first.
    var order: [Int] = []
    /// The labels of the stored properties that each declaration inherits.
    var labels: [[String]] = []
    /// True for each declaration that inherits observers.
    var observers: [Bool] = []
  }

  /// Finds the superclasses of declarations. A class that would inherit from itself has none.
  func inheritance(
    of declarations: [ScriptTypes.Declaration], at start: Int, seeing localTypes: [String: String]
  ) -> Inheritance {
    var positions: [String: Int] = [:]
    for (place, declaration) in declarations.enumerated()
    where declaration.isClass && !declaration.isExtension {
      positions[TypeNames.plain(declaration.name)] = start + place
    }
    var found = Inheritance(
      superclasses: declarations.map { declaration in
        guard declaration.isClass, !declaration.isExtension, let first = declaration.inherited.first
        else { return nil }
        return classIndex(first, of: declaration.name, positions, localTypes)
      })
    breakCycles(&found.superclasses, start)
    found.labels = declarations.map { _ in [] }
    found.observers = declarations.map { _ in false }
    var isPlaced = declarations.map { _ in false }
    func place(_ position: Int) {
      guard !isPlaced[position] else { return }
      isPlaced[position] = true
      if let superclass = found.superclasses[position] {
        if superclass >= start { place(superclass - start) }
        inherit(position, from: superclass, start, declarations, &found)
      }
      found.order.append(position)
    }
    for position in declarations.indices { place(position) }
    return found
  }

  private func inherit(
    _ position: Int, from superclass: Int, _ start: Int, _ declarations: [ScriptTypes.Declaration],
    _ found: inout Inheritance
  ) {
    guard superclass >= start else {
      found.labels[position] = entries[superclass].shape.labels
      found.observers[position] = entries[superclass].shape.hasObservers
      return
    }
    let place = superclass - start
    let fields = declarations[place].fields
    found.labels[position] = found.labels[place] + fields.filter { !$0.isStatic }.map(\.name)
    found.observers[position] = found.observers[place] || fields.contains(where: \.isObserver)
  }

  /// The class that an inherited type names, as seen from the class of the name `outer`.
  private func classIndex(
    _ written: String, of outer: String, _ positions: [String: Int], _ localTypes: [String: String]
  ) -> Int? {
    let name = String(written.prefix { $0 != "<" && $0 != " " })
    if let local = localTypes[name] { return positions[local] ?? classIndex(local) }
    var scope = TypeNames.plain(outer)[...]
    while let dot = scope.lastIndex(of: ".") {
      scope = scope[..<dot]
      let whole = scope + "." + name
      if let found = positions[String(whole)] ?? classIndex(String(whole)) { return found }
    }
    return positions[name] ?? classIndex(name)
  }

  private func classIndex(_ name: String) -> Int? {
    index(name).flatMap { entries[$0].isClass ? $0 : nil }
  }

  private func breakCycles(_ superclasses: inout [Int?], _ start: Int) {
    for position in superclasses.indices {
      var count = 0
      var next = superclasses[position]
      while let found = next, found >= start, count <= superclasses.count {
        count += 1
        next = superclasses[found - start]
      }
      if count > superclasses.count { superclasses[position] = nil }
    }
  }

  /// Gives an entry its superclass, with the properties that it inherits.
  func inherit(_ index: Int, from superclass: Int, _ declaration: ScriptTypes.Declaration) {
    let written = declaration.inherited.first ?? ""
    let type = TypeReader.type(
      written, self, generics: Set(declaration.generics), selfType: ownType(index),
      localTypes: entries[index].localTypes)
    var arguments: [StaticType] = []
    if case .named(_, let given) = type { arguments = given }
    update(index) {
      $0.superclass = Superclass(type: superclass, arguments: arguments)
    }
    for (place, field) in entries[superclass].fields.enumerated() {
      var inherited = field
      inherited.origin = field.origin ?? FieldReference(type: superclass, field: place)
      update(index) { $0.fields.append(inherited) }
    }
    hasSubclasses = true
    giveInitializer(superclass)
  }

  /// Declares the initializer of a superclass that Swift adds, so that `super.init()` calls it.
  private func giveInitializer(_ index: Int) {
    let entry = entries[index]
    guard entry.superclass == nil, !entry.methods.contains(where: \.isInitializer),
      entry.fields.allSatisfy(\.hasFirstValue)
    else { return }
    var signature = Signature(name: "init", kind: .initializer, isStatic: true)
    signature.result = ownType(index)
    update(index) {
      $0.methods.append(
        Method(
          signature: signature, body: ScriptTypes.Source(""), parameterNames: [],
          isResultWritten: true, generics: [:], setterBody: nil, setterParameter: ""))
    }
  }

  // MARK: Lookup

  /// True if one class is another one or inherits from it.
  func inherits(_ name: String, from other: String) -> Bool {
    var next = index(name)
    while let found = next {
      if entries[found].name == other { return true }
      next = entries[found].superclass?.type
    }
    return false
  }

  /// The type of a superclass, given the generic arguments of a class.
  func superclass(of index: Int, _ arguments: [StaticType]) -> StaticType? {
    let entry = entries[index]
    guard let superclass = entry.superclass else { return nil }
    let known = superclass.arguments.map { argument in
      argument.mapped { part in
        guard case .parameter(let generic) = part,
          let place = entry.generics.firstIndex(of: generic), place < arguments.count
        else { return nil }
        return arguments[place]
      }
    }
    return .named(entries[superclass.type].name, known)
  }

  /// True if a class has the initializers of its superclass: it declares none, and its own
  /// properties have values.
  func inheritsInitializers(_ index: Int) -> Bool {
    let entry = entries[index]
    return entry.superclass != nil
      && !entry.methods.contains { $0.isInitializer && !$0.isConvenience }
      && entry.fields.allSatisfy { $0.origin != nil || $0.hasFirstValue }
  }

  /// The member that a call of a member runs on an object of the class `type`.
  func override(of reference: MethodReference, in type: Int) -> MethodReference {
    let base = entries[reference.type]
    guard type >= 0, type != reference.type, base.isClass, !base.isExtension else {
      return reference
    }
    let signature = base.methods[reference.method].signature
    var next: Int? = type
    while let found = next, found != reference.type {
      if let place = entries[found].methods.firstIndex(where: { $0.signature.overrides(signature) })
      {
        return MethodReference(type: found, method: place)
      }
      next = entries[found].superclass?.type
    }
    return reference
  }

  /// The initializer without parameters that an initializer calls at its end, unless it calls
  /// another one.
  func impliedInitializer(after reference: MethodReference) -> MethodReference? {
    let body = entries[reference.type].methods[reference.method].body
    guard !body.contains("super.init"), !body.contains("self.init") else { return nil }
    return plainInitializer(ofSuperclassOf: reference.type)
  }

  private func plainInitializer(ofSuperclassOf type: Int) -> MethodReference? {
    guard let superclass = entries[type].superclass?.type else { return nil }
    if let place = entries[superclass].methods.firstIndex(where: {
      $0.isInitializer && $0.signature.parameters.isEmpty
    }) {
      return MethodReference(type: superclass, method: place, isDirect: true)
    }
    return inheritsInitializers(superclass) ? plainInitializer(ofSuperclassOf: superclass) : nil
  }

  /// The operator that a type declares, or one of its superclasses.
  func operatorMethod(_ name: String, of type: Int) -> MethodReference? {
    var next: Int? = type
    while let found = next {
      if let place = entries[found].methods.firstIndex(where: { $0.signature.name == name }) {
        return MethodReference(type: found, method: place)
      }
      next = entries[found].superclass?.type
    }
    return nil
  }

  /// True if another class inherits from a class.
  func hasSubclasses(_ name: String) -> Bool {
    hasSubclasses
      && entries.contains { entry in entry.superclass.map { entries[$0.type].name == name } ?? false
      }
  }
}

extension TypeTable.Method {
  var isInitializer: Bool { signature.kind == .initializer }
}

extension Signature {
  /// True if a member of a subclass with this signature replaces a member of its superclass.
  func overrides(_ other: Signature) -> Bool {
    name == other.name && kind == other.kind && isStatic == other.isStatic
      && kind != .initializer && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0.label == $1.label && $0.fits($1) }
  }
}

extension Signature.Parameter {
  /// True if the types are equal, as far as they are known without generic arguments.
  fileprivate func fits(_ other: Self) -> Bool {
    if type == other.type { return true }
    func isOpen(_ type: StaticType) -> Bool {
      type.contains {
        if case .parameter = $0 { return true }
        return $0.isUnknown
      }
    }
    return isOpen(type) || isOpen(other.type)
  }
}

extension ScriptTypes.Field {
  fileprivate var isObserver: Bool { return willSet != nil || didSet != nil }
}
