import ViewTreeDocument
import ViewTreeScript

/// The types of expressions, as far as the declarations of their names say them.
///
/// Only the values of names for which nothing better is known are made of them. The checker finds
/// the types of everything else, later.
extension SwiftLowering {
  /// A type that is written or named.
  enum DeclaredType {
    case written(TypeSyntax)
    case named(String)
  }

  /// The maximum number of declarations and parts of expressions that lead to a type. Values of
  /// properties and aliases may refer to each other.
  private static let declaredTypeDepth = 64

  /// The type of an expression. `nil` if one of its declarations doesn't say it.
  func declaredType(of expression: Expression, _ scope: Scope) -> DeclaredType? {
    guard openTypes < Self.declaredTypeDepth else { return nil }
    openTypes += 1
    defer { openTypes -= 1 }
    switch expression.form {
    case .name(let name, _), .projected(let name): return declaredType(of: name.text, scope)
    case .anonymousParameter(let place):
      guard place < scope.anonymous.count else { return nil }
      return scope.types[scope.anonymous[place]]
    case .member(let base, let name): return member(name.text, of: base, scope)
    case .parenthesized(let inner), .force(let inner), .chain(let inner), .optionalTry(let inner),
      .effect(_, let inner):
      return declaredType(of: inner, scope).map { unwrapped($0) }
    case .call(let callee, let arguments): return result(of: callee, arguments, scope)
    case .infix(let name, let left, _) where name.text == "??":
      return declaredType(of: left, scope).map { unwrapped($0) }
    case .cast(_, let cast, let type) where cast != .test: return .written(type)
    case .subscripted(let base, let arguments) where arguments.count == 1:
      return declaredType(of: base, scope).flatMap { element(of: $0) }
    default: return inferredType(expression).map { .named($0) }
    }
  }

  private func declaredType(of name: String, _ scope: Scope) -> DeclaredType? {
    if let known = scope.types[name] { return known }
    if case .passed(let value, let outer)? = scope.names[name] {
      return declaredType(of: value, outer)
    }
    guard scope.names[name] == nil || scope.memberNames[name] != nil, let owner = scope.owner else {
      return nil
    }
    let properties = owner.storedProperties + owner.computedProperties
    return properties.first { $0.boundName?.text == name }.flatMap { declaredType(of: $0) }
  }

  private func declaredType(of property: VariableSyntax) -> DeclaredType? {
    if let type = property.type { return .written(type) }
    if let value = property.value { return declaredType(of: value, Scope()) }
    // `@Environment(Model.self) var model`
    let object = property.attributes.lazy.flatMap(\.arguments)
      .compactMap { self.declaredType(inMetatype: $0.value) }.first
    return object
  }

  /// The type in `Type.self`.
  private func declaredType(inMetatype value: Expression) -> DeclaredType? {
    guard case .member(let base, let name) = value.form, name.text == "self" else { return nil }
    switch base.form {
    case .name(let type, _): return .named(type.text)
    case .member(_, let type): return .named(type.text)
    default: return nil
    }
  }

  /// The name of the type of an expression, or of the type that it names.
  func typeName(of expression: Expression, _ scope: Scope) -> String? {
    if case .name(let type, _) = expression.form, scope.names[type.text] == nil,
      names.typeNames.contains(type.text) || names.classes[type.text] != nil
    {
      return type.text
    }
    return declaredType(of: expression, scope).flatMap { name(of: unwrapped($0)) }
  }

  /// The type of the values that a `TimelineView` passes to its content.
  static let timelineContext = "TimelineViewDefaultContext"

  /// The type of the values that an argument passes to the content after it: the item of a sheet, or
  /// the type of the values of a destination.
  func inputType(from argument: Expression, _ name: String, _ scope: Scope) -> DeclaredType? {
    if name == "schedule" { return .named(Self.timelineContext) }
    if name == "item" { return declaredType(of: argument, scope).map { unwrapped($0) } }
    return declaredType(inMetatype: argument)
  }

  /// True if an expression has a type, by the last part of its name.
  func has(_ expression: Expression, type: TypeSyntax?, _ scope: Scope) -> Bool {
    guard let type, let declared = declaredType(of: expression, scope) else { return false }
    return name(of: unwrapped(declared)) == type.lastName
  }

  private func member(
    _ name: String, of base: Expression, _ scope: Scope
  ) -> DeclaredType? {
    if case .name(let own, _) = base.form, own.text == "self" {
      return declaredType(of: name, Scope(owner: scope.owner))
    }
    return member(name, of: base, declaredType(of: base, scope), scope)
  }

  /// The type of a member of an expression whose type is known, or whose type isn't.
  private func member(
    _ name: String, of base: Expression, _ type: DeclaredType?, _ scope: Scope
  ) -> DeclaredType? {
    if let type {
      if Self.elements.contains(name), let element = element(of: type) { return element }
      return member(name, of: unwrapped(type))
    }
    // A static member, such as `Model.shared`.
    guard case .name(let type, _) = base.form, scope.names[type.text] == nil else { return nil }
    return member(name, of: .named(type.text))
  }

  /// The type of a property, or the result of a method.
  func member(_ name: String, of type: DeclaredType) -> DeclaredType? {
    guard let owner = self.name(of: type) else { return nil }
    let declared = (names.classes[owner] ?? names.type(named: owner)).map { [$0] } ?? []
    let extensions = facts.extensions(of: owner)
    for declaration in declared + extensions {
      for found in declaration.members {
        switch found {
        case .variable(let property) where property.boundName?.text == name:
          return declaredType(of: property).map { filled($0, declaration, type) }
        case .function(let function) where function.name.text == name:
          return function.result.map { filled(.written($0), declaration, type) }
        default: break
        }
      }
    }
    return nil
  }

  /// Methods of sequences whose result has the same elements.
  private static let keepingElements: Set = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
  ]

  private func result(
    of callee: Expression, _ arguments: [Argument], _ scope: Scope
  ) -> DeclaredType? {
    switch callee.form {
    case .name(let name, _):
      if name.text == "Array", let first = arguments.first {
        return declaredType(of: first.value, scope)
      }
      if names.type(named: name.text) != nil || names.classes[name.text] != nil {
        return .named(name.text)
      }
      let own = scope.owner?.functions.first { $0.name.text == name.text }
      return own?.result.map { .written($0) }
    case .member(let base, let name):
      guard Self.keepingElements.contains(name.text) else {
        return member(name.text, of: base, scope)
      }
      let type = declaredType(of: base, scope)
      if let type, element(of: type) != nil { return type }
      return member(name.text, of: base, type, scope)
    default: return nil
    }
  }

  /// Members of sequences that are an element.
  private static let elements: Set = ["first", "last", "randomElement", "min", "max"]

  // MARK: - Overloads

  /// The index of the function that takes some arguments: by their labels, then by the types that
  /// the arguments show, as far as these are known.
  func bestOverload(
    _ overloads: [[ParameterSyntax]], _ arguments: [Argument], _ scope: Scope
  ) -> Int? {
    var best: (index: Int, rank: Int)?
    for (index, parameters) in overloads.enumerated() {
      guard let given = parameters.map(CallParameter.init).arguments(of: arguments) else {
        continue
      }
      // One that takes the arguments by their labels needs no types.
      if overloads.count == 1 { return index }
      let rank = zip(parameters, given).reduce(0) { $0 + self.rank($1.1, $1.0.type, scope) }
      if best.map({ rank > $0.rank }) ?? true { best = (index, rank) }
    }
    return best?.index
  }

  /// True if an argument certainly has the type of its parameter.
  func hasTypes(of function: FunctionSyntax, _ arguments: [Argument], _ scope: Scope) -> Bool {
    let given = function.parameters.map(CallParameter.init).arguments(of: arguments) ?? []
    return zip(function.parameters, given).contains { rank($1, $0.type, scope) == 2 }
  }

  /// False if a parameter of a type certainly doesn't take an argument.
  func mayTake(_ argument: Expression, _ type: TypeSyntax, _ scope: Scope) -> Bool {
    rank(argument, type, scope) >= 0
  }

  /// How well a parameter takes an argument: 2 for the same type, 1 for a literal of another type,
  /// 0 if that isn't known, and less than any sum of these if it doesn't.
  private func rank(_ argument: Expression?, _ type: TypeSyntax?, _ scope: Scope) -> Int {
    guard let argument, let type, let declared = declaredType(of: argument, scope),
      let own = name(of: unwrapped(declared)),
      let wanted = name(of: unwrapped(.written(type)))
    else { return 0 }
    if own == wanted { return 2 }
    switch argument.form {
    case .integer where ["Double", "CGFloat", "Float"].contains(wanted): return 1
    case .floating where ["CGFloat", "Float"].contains(wanted): return 1
    case .string where ["LocalizedStringKey", "Substring"].contains(wanted): return 1
    default: break
    }
    return isPlainType(own) && isPlainType(wanted) ? -1_000 : 0
  }

  /// True for a type whose values are of no other type: one of the standard library, or a structure
  /// or enum of the files.
  private func isPlainType(_ name: String) -> Bool {
    [
      "Int", "Double", "CGFloat", "String", "Bool", "Date", "LocalizedStringKey", "Color", "Font",
    ].contains(name)
      || names.type(named: name) != nil && names.classes[name] == nil
  }

  // MARK: - Parts of types

  /// The type without optionals.
  func unwrapped(_ type: DeclaredType) -> DeclaredType {
    guard case .written(let syntax) = type else { return type }
    switch syntax.form {
    case .optional(let inner), .unwrapped(let inner): return unwrapped(.written(inner))
    case .named(nil, let name, let arguments) where name.text == "Binding" && arguments.count == 1:
      return unwrapped(.written(arguments[0]))
    default: return type
    }
  }

  /// The type of the elements of an array or another sequence.
  func element(of type: DeclaredType) -> DeclaredType? {
    guard case .written(let syntax) = unwrapped(type) else { return nil }
    switch syntax.form {
    case .array(let element): return .written(element)
    case .named(_, let name, let arguments) where Self.sequences.contains(name.text):
      return arguments.first.map { .written($0) }
    case .named(nil, let name, _):
      guard openTypes < Self.declaredTypeDepth else { return nil }
      openTypes += 1
      defer { openTypes -= 1 }
      return names.aliases[name.text].flatMap { element(of: .written($0)) }
    default: return nil
    }
  }

  private static let sequences: Set = [
    "Array", "ArraySlice", "Set", "FetchedResults", "IdentifiedArrayOf",
  ]

  func name(of type: DeclaredType) -> String? {
    switch type {
    case .named(let name): name
    case .written(let syntax): syntax.lastName
    }
  }

  /// The type of a member, with the arguments of its owner for generic parameters.
  private func filled(
    _ member: DeclaredType, _ declaration: TypeDeclaration, _ owner: DeclaredType
  ) -> DeclaredType {
    guard case .written(let type) = member, case .named(nil, let name, _) = type.form,
      let place = declaration.generics.firstIndex(where: { $0.name.text == name.text }),
      case .written(let written) = owner, case .named(_, _, let arguments) = written.form,
      place < arguments.count
    else { return member }
    return .written(arguments[place])
  }

  // MARK: - Patterns

  /// The types of the names that a pattern binds, in values of a type.
  func types(of pattern: Pattern, in type: DeclaredType?) -> [String: DeclaredType] {
    guard let type else { return [:] }
    switch pattern.form {
    case .binding(let name, _): return [name.text: type]
    case .optional(let inner): return types(of: inner, in: unwrapped(type))
    case .typeCast(let inner, let written): return types(of: inner, in: .written(written))
    case .tuple(let parts):
      guard case .written(let syntax) = type, case .tuple(let types) = syntax.form,
        types.count == parts.count
      else { return [:] }
      return merged(zip(parts, types).map { ($0.pattern, $1.type) }) { .written($0) }
    case .enumCase(_, let name, let payload):
      return types(ofCase: name.text, payload ?? [], in: unwrapped(type))
    case .wildcard, .typeTest, .expression: return [:]
    }
  }

  private func merged<Part>(
    _ parts: [(Pattern, Part)], _ type: (Part) -> DeclaredType
  ) -> [String: DeclaredType] {
    parts.map { types(of: $0, in: type($1)) }.reduce(into: [:]) { all, found in
      all.merge(found) { first, _ in first }
    }
  }

  private func types(
    ofCase name: String, _ payload: [(label: Name?, pattern: Pattern)], in type: DeclaredType
  ) -> [String: DeclaredType] {
    guard let declaration = self.name(of: type).flatMap({ names.type(named: $0) }) else {
      return [:]
    }
    for case .cases(let cases) in declaration.members {
      guard let found = cases.first(where: { $0.name.text == name }),
        found.payload.count == payload.count
      else { continue }
      let parts = zip(payload, found.payload).compactMap { part, parameter in
        parameter.type.map { (part.pattern, $0) }
      }
      return merged(parts) { filled(.written($0), declaration, type) }
    }
    return [:]
  }

  // MARK: - Placeholders

  /// An array of placeholders of a type, or `nil` if nothing is known of their values.
  func standIns(for type: DeclaredType?, _ name: String) -> String? {
    guard let type else { return nil }
    let elements = (0..<UnknownBranch.rowCount).compactMap { number in
      var context = StandInContext()
      (context.depth, context.element) = (1, number)
      return standIn(for: type, name, context)
    }
    return elements.isEmpty ? nil : "[\(elements.joined(separator: ", "))]"
  }

  /// A placeholder of a type, or `nil` if nothing is known of its values.
  func standIn(for type: DeclaredType?, _ name: String) -> String? {
    type.flatMap { standIn(for: $0, name, StandInContext()) }
  }

  private func standIn(
    for type: DeclaredType, _ name: String, _ context: StandInContext
  ) -> String? {
    let made: String? =
      switch unwrapped(type) {
      case .written(let syntax): standIn(for: syntax, name, context)
      case .named(let type): standIn(of: type, name, context)
      }
    return made == unknown(name) ? nil : made
  }
}
