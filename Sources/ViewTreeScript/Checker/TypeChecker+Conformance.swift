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
        return known.contains { Self.implied($0).contains(name) }
      }
      context = function.parent
    }
    return true
  }

  private func declaredConforms(_ entry: TypeTable.Entry, _ name: String) -> Bool {
    let extensions = types.extensions(of: entry.name).lazy.flatMap {
      self.types.entries[$0].inherited
    }
    if (entry.inherited + extensions).contains(where: { Self.implied($0).contains(name) }) {
      return true
    }
    switch name {
    case "Equatable", "Hashable":
      // A document says nothing of conformances; Swift's text does.
      if !entry.saysConformances { return true }
      if entry.isEnum, entry.cases.allSatisfy({ $0.payload.isEmpty }) { return true }
      return false
    case "Sendable", "Any": return true
    default: return false
    }
  }

  private func standardConforms(
    _ typeName: String, _ arguments: [StaticType], _ name: String
  ) -> Bool {
    guard let standard = StandardTypes.named(typeName) else { return true }
    if let conformance = StandardTypes.conformance(of: standard, to: name) {
      guard let requirement = conformance.requirement else { return true }
      return arguments.allSatisfy { conforms($0, to: requirement) }
    }
    let isAdded = types.extensions(of: typeName).contains {
      types.entries[$0].inherited.contains(name)
    }
    return isAdded || !StandardTypes.isProtocol(name) || standard.isOpen
  }

  /// A protocol with those that it refines.
  static func implied(_ name: String) -> [String] {
    switch name {
    case "Comparable", "Hashable": [name, "Equatable"]
    case "Numeric": [name, "AdditiveArithmetic", "Equatable"]
    case "SignedNumeric": [name] + implied("Numeric")
    case "BinaryInteger":
      [name, "Hashable", "Comparable", "Strideable"] + implied("Numeric")
    case "FixedWidthInteger", "SignedInteger", "UnsignedInteger":
      [name, "LosslessStringConvertible"] + implied("BinaryInteger")
    case "FloatingPoint":
      [name, "Hashable", "Comparable", "Strideable"] + implied("SignedNumeric")
    case "BinaryFloatingPoint": [name] + implied("FloatingPoint")
    case "Collection": [name, "Sequence"]
    case "BidirectionalCollection", "MutableCollection", "RangeReplaceableCollection":
      [name] + implied("Collection")
    case "RandomAccessCollection": [name] + implied("BidirectionalCollection")
    case "StringProtocol":
      [name, "Hashable", "Comparable"] + implied("BidirectionalCollection")
    case "Strideable": [name, "Comparable", "Equatable"]
    case "Int", "String", "Double", "CGFloat", "Character":
      // The raw type of an enum.
      [name, "RawRepresentable", "Hashable", "Equatable"]
    default: [name]
    }
  }

  /// The element type of a sequence. `nil` if a loop cannot iterate over it.
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
    return known.isUnknown || known.numberKind?.isInteger == true
  }
}
