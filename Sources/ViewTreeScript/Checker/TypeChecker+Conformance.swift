/// Conformance of types to protocols.
extension TypeChecker {
  /// True if values of a type conform to a protocol. Unknown types are assumed to conform.
  func conforms(_ type: StaticType, to name: String) -> Bool {
    let known = resolve(type)
    switch known {
    case .unknown: return true
    case .variable: return literalConforms(solver.literal(known), name)
    case .parameter(let parameter): return parameterConforms(parameter, name)
    case .named(let typeName, let arguments):
      if typeName == "Any" { return false }
      if typeName == name { return true }
      if let entry = types.entry(typeName) { return declaredConforms(entry, name) }
      return standardConforms(typeName, arguments, name)
    case .tuple, .function, .metatype: return false
    }
  }

  private func literalConforms(_ literal: TypeSolver.Literal, _ name: String) -> Bool {
    switch literal {
    case .none: true
    case .integer: standardConforms("Int", [], name) || standardConforms("Double", [], name)
    case .floating: standardConforms("Double", [], name)
    case .string: standardConforms("String", [], name)
    }
  }

  private func parameterConforms(_ parameter: String, _ name: String) -> Bool {
    var context: FunctionContext? = current
    while let function = context {
      if let known = function.generics[parameter] {
        return known.contains { StandardTypes.refines($0, name) }
      }
      context = function.parent
    }
    return true
  }

  private func declaredConforms(_ entry: TypeTable.Entry, _ name: String) -> Bool {
    let inherited = types.inheritedNames(of: entry.name)
    if inherited.contains(where: { Self.implies($0, name) }) { return true }
    switch name {
    case "Equatable", "Hashable":
      // A type in JSON doesn't declare conformances, but a type in Swift does.
      if !entry.saysConformances { return true }
      if entry.isEnum, entry.cases.allSatisfy({ $0.payload.isEmpty }) { return true }
      // A protocol of the file or of another module may refine it, and `==` needs no protocol.
      return inherited.contains { !StandardTypes.isProtocol($0) && types.entry($0) == nil }
        || declaresEquality(entry)
    case "Sendable", "Any": return true
    default: return false
    }
  }

  /// True if a type or an extension of it declares `==`.
  private func declaresEquality(_ entry: TypeTable.Entry) -> Bool {
    func declares(_ entry: TypeTable.Entry) -> Bool {
      entry.methods.contains { $0.signature.name == "==" }
    }
    return declares(entry)
      || types.extensions(of: entry.name).contains { declares(types.entries[$0]) }
  }

  /// True if a type that inherits a protocol, or an enum with this raw type, conforms to a
  /// protocol.
  private static func implies(_ inherited: String, _ name: String) -> Bool {
    let isRawType =
      NumberKind(typeName: inherited) != nil || ["String", "Character"].contains(inherited)
    return isRawType
      ? ["RawRepresentable", "Hashable", "Equatable"].contains(name)
      : StandardTypes.refines(inherited, name)
  }

  private func standardConforms(
    _ typeName: String, _ arguments: [StaticType], _ name: String
  ) -> Bool {
    guard let standard = StandardTypes.named(typeName) else { return true }
    if let conformance = StandardTypes.conformance(of: standard, to: name) {
      guard let requirement = conformance.requirement else { return true }
      // Ranges are collections if their bounds can be counted.
      return arguments.allSatisfy {
        requirement == "BinaryInteger" ? isCountable($0) : conforms($0, to: requirement)
      }
    }
    let isAdded = types.extensions(of: typeName).contains {
      types.entries[$0].inherited.contains(name)
    }
    return isAdded || !StandardTypes.isProtocol(name) || standard.isOpen
  }

  /// The element type of a sequence. `nil` if a loop can't iterate over it.
  func element(of type: StaticType) -> StaticType? {
    switch resolve(type) {
    case .unknown: return .unknown
    case .named(let name, let arguments):
      guard let standard = StandardTypes.named(name), let element = standard.element else {
        return types.entry(name) == nil && StandardTypes.named(name) == nil ? .unknown : nil
      }
      if name == "Range" || name == "ClosedRange" || name == "PartialRangeFrom" {
        guard isCountable(arguments[0]) else { return nil }
      }
      return substituteArguments(element, resolve(type), standard)
    case .parameter: return .unknown
    default: return nil
    }
  }

  private func isCountable(_ bound: StaticType) -> Bool {
    let known = resolve(bound)
    if solver.isVariable(known) { return solver.literal(known) != .floating }
    return known.isUnknown || known.numberKind?.isInteger == true || advancesByInteger(known)
  }

  /// True for a declared type with `func advanced(by number: Int) -> Self`.
  private func advancesByInteger(_ type: StaticType) -> Bool {
    guard case .named(let name, _) = type, types.entry(name) != nil else { return false }
    return candidates(of: type, "advanced", isStatic: false).contains {
      $0.signature.parameters.map(\.type) == [.int]
    }
  }
}
