/// Resolution of written types.
extension TypeChecker {
  /// The type that is written. Reports an undeclared name, but not for `made`, a type of a value that
  /// an app makes: it's one of a framework or a package, as in `Set<AnyCancellable>()`.
  func type(_ syntax: TypeSyntax, made: Bool = false) -> StaticType {
    var reader = TypeNames(
      types: types, generics: genericNames, selfType: selfType, aliases: aliases,
      localTypes: localTypes)
    let type = reader.type(syntax)
    for unknown in reader.unknownNames where !(made && types.compilesOnDemand) {
      report(.unknownName(unknown.text, candidates: types.typeNames), unknown.range)
    }
    syntax.meaning = type
    return type
  }

  /// The type aliases in scope.
  private var aliases: [String: StaticType] {
    var names: [String: StaticType] = [:]
    var context: FunctionContext? = current
    while let function = context {
      names.merge(function.aliases) { nearer, _ in nearer }
      context = function.parent
    }
    return names
  }

  /// The types of blocks in scope, by their written names.
  var localTypes: [String: String] {
    var names: [String: String] = [:]
    var context: FunctionContext? = current
    while let function = context {
      names.merge(function.localTypes) { nearer, _ in nearer }
      context = function.parent
    }
    return names
  }

  /// Declares another name of a type: `typealias Pair = (Int, Int)`.
  func declareAlias(
    _ name: Name, _ generics: [FunctionSyntax.GenericParameter], _ syntax: TypeSyntax
  ) {
    if !generics.isEmpty {
      report(
        .unsupported("a 'typealias' with parameters", instead: "write the type out"), name.range)
    }
    current.aliases[name.text] = type(syntax)
  }

  /// The generic parameters in scope.
  var genericNames: Set<String> {
    var names: Set<String> = []
    var context: FunctionContext? = current
    while let function = context {
      names.formUnion(function.generics.keys)
      context = function.parent
    }
    if case .named(_, let arguments)? = selfType {
      for case .parameter(let name) in arguments { names.insert(name) }
    }
    return names
  }

  /// The type that an expression names. `nil` if it's a value.
  func namedType(_ expression: Expression) -> StaticType? {
    switch expression.form {
    case .name(let name, let arguments):
      guard lookUp(name.text) == nil else { return nil }
      return namedType(name, arguments)
    case .type(let syntax): return type(syntax, made: true)
    case .member(let base, let name):
      guard name.text != "self", name.text != "init", let outer = namedType(base),
        case .named(let outerName, let arguments) = outer
      else { return nil }
      if outerName == "Swift" { return namedType(name, []) }
      let nested = outerName + "." + name.text
      guard types.index(nested) != nil || StandardTypes.named(nested) != nil else { return nil }
      let open = openType(nested)
      // A nested type has the generic parameters of its enclosing type.
      guard case .named(_, let own) = open, own.count == arguments.count else { return open }
      return .named(nested, arguments)
    case .parenthesized(let inner): return namedType(inner)
    default: return nil
    }
  }

  private func namedType(_ name: Name, _ arguments: [TypeSyntax]) -> StaticType? {
    if name.text == "Self", let selfType { return selfType }
    if genericNames.contains(name.text) { return .parameter(name.text) }
    if let alias = aliases[name.text] { return alias }
    if TypeNames.modules.contains(name.text) { return .named("Swift", []) }
    if let nested = types.nested(name.text, in: selfType?.name), arguments.isEmpty {
      return openType(nested)
    }
    let text = localTypes[name.text] ?? name.text
    guard TypeNames.isType(text, types) else { return nil }
    if arguments.isEmpty { return openType(text) }
    return type(TypeSyntax(.named(base: nil, name, arguments), name.range), made: true)
  }

  /// A type by its name, with open generic arguments.
  private func openType(_ name: String) -> StaticType {
    let plain = TypeNames.plain(name)
    let count =
      types.entry(plain)?.generics.count ?? StandardTypes.named(plain)?.parameters.count ?? 0
    return .named(plain, (0..<count).map { _ in solver.fresh() })
  }
}
