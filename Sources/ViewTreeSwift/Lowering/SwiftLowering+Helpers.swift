import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Functions and computed properties that are views, which are expanded where they are used.
extension SwiftLowering {
  // MARK: - Lookup

  /// The property of the type, or of the view that is modified, that is a view.
  func viewProperty(_ name: String, _ scope: Scope) -> VariableSyntax? {
    if let owner = scope.owner {
      let own = owner.computedProperties.first { $0.boundName?.text == name }
      if let own { return isViewProperty(own) ? own : nil }
      let stored = owner.storedProperties.first { $0.boundName?.text == name }
      if let value = stored?.value, isView(value, Scope()), valueView(stored?.type, value) == nil {
        return stored
      }
    }
    if scope.hasBase, let property = names.viewProperties[name] {
      return isViewProperty(property) ? property : nil
    }
    if let global = names.globals.first(where: { $0.boundName?.text == name }) {
      return isViewProperty(global) ? global : nil
    }
    return nil
  }

  /// The views whose values scripts have: a view of one takes the value as an argument.
  private static let valueViews = ["Color": "color", "Path": "path"]

  /// The view that shows a property, if scripts have its value.
  private func valueView(_ type: TypeSyntax?, _ value: Expression) -> String? {
    if let name = type?.lastName { return Self.valueViews[name] == nil ? nil : name }
    var base = value
    while true {
      switch base.form {
      case .call(let callee, _): base = callee
      case .member(let inner, _): base = inner
      case .name(let name, _): return Self.valueViews[name.text] == nil ? nil : name.text
      default: return nil
      }
    }
  }

  /// A property or a call of a function of the type, as a view of its value: a color or a path.
  func lowerValue(_ name: Name, _ expression: Expression, _ scope: Scope) -> ViewEntry? {
    guard scope.names[name.text] == nil, let shown = valueView(named: name.text, scope),
      let argument = Self.valueViews[shown]
    else { return nil }
    var view = LoweredView(named: shown, name.range, expression.range)
    view.members.add(argument, name.range, self.expression(expression, scope))
    return .view(view)
  }

  private func valueView(named name: String, _ scope: Scope) -> String? {
    let properties = (scope.owner?.storedProperties ?? []) + (scope.owner?.computedProperties ?? [])
    if let property = properties.first(where: { $0.boundName?.text == name }) {
      if let type = property.type?.lastName { return Self.valueViews[type] == nil ? nil : type }
      return property.value.flatMap { valueView(nil, $0) }
    }
    let functions = (scope.owner?.functions ?? []) + (names.functions[name] ?? [])
    let result = functions.first { $0.name.text == name }?.result?.lastName
    return result.flatMap { Self.valueViews[$0] == nil ? nil : $0 }
  }

  func isViewProperty(_ property: VariableSyntax) -> Bool {
    property.attribute("ViewBuilder") != nil || isViewType(property.type)
  }

  func isViewFunction(_ function: FunctionSyntax) -> Bool {
    function.attributes.contains { $0.name.text == "ViewBuilder" }
      || isViewType(function.result)
      || function.result?.lastName.map { name in
        function.generics.contains {
          $0.name.text == name && $0.constraint?.lastName == "View"
        }
      } ?? false
  }

  /// The function of the type that makes views. If there are several, the function with matching
  /// labels.
  func viewHelper(_ name: String, _ scope: Scope, _ arguments: [Argument]? = nil) -> FunctionSyntax?
  {
    if scope.names[name] != nil { return nil }
    let own = (scope.owner?.functions ?? []).filter { $0.name.text == name }
    let found = (own.isEmpty ? names.functions[name] ?? [] : own).filter { isViewFunction($0) }
    guard found.count > 1, let arguments else { return found.first }
    return bestOverload(found.map(\.parameters), arguments, scope).map { found[$0] } ?? found.first
  }

  /// The names of the members of views that make views, but for bodies.
  func findHelperNames() -> Set<String> {
    var found: Set<String> = []
    for view in names.views.values {
      for property in view.computedProperties where isViewProperty(property) {
        if let name = property.boundName?.text, name != "body" { found.insert(name) }
      }
      for function in view.functions where isViewFunction(function) {
        if function.name.text != "body" { found.insert(function.name.text) }
      }
    }
    return found
  }

  // MARK: - Inlining

  func writeOut(
    _ property: VariableSyntax, _ name: Name, _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    var inner = scope.ofMembers
    guard open(name, in: &inner) else { return [] }
    if let getter = property.accessors?.getter {
      return lower(helper: getter, name, inner, expression.range)
    }
    return property.value.map { lower($0, inner) } ?? []
  }

  /// Expands a computed property of a type. `scope` is that of its members.
  func writeOut(_ owner: DeclaredView, _ name: Name, _ scope: Scope) -> [ViewEntry] {
    let property = owner.computedProperties.first { $0.boundName?.text == name.text }
    var inner = scope
    guard let getter = property?.accessors?.getter, open(name, in: &inner) else { return [] }
    return lower(helper: getter, name, inner, name.range)
  }

  /// The views of an expanded helper, or a placeholder if its body can't be read.
  private func lower(
    helper body: Block, _ name: Name, _ scope: Scope, _ range: Range<Int>
  ) -> [ViewEntry] {
    isWholeHole(.view, body.range, name.text)
      ? [.view(LoweredView.standIn(range, range))] : lower(body, scope)
  }

  /// The maximum nesting of expanded helpers.
  private static let helperDepth = 64

  /// Notes that a helper is being expanded. Functions of one name differ by their locations.
  private func open(_ name: Name, at place: Int? = nil, in scope: inout Scope) -> Bool {
    let key = "\(scope.owner?.name ?? "").\(name.text)\(place.map { "@\($0)" } ?? "")"
    guard !scope.open.contains(key) else {
      report(.swiftEndlessHelper(name.text, at: SourceRange(name.range)))
      return false
    }
    guard scope.open.count < Self.helperDepth else {
      report(
        .swiftEndlessHelper(name.text, limit: Self.helperDepth, at: SourceRange(name.range)))
      return false
    }
    scope.open.append(key)
    return true
  }

  /// Expands the result of a function. `outer` is the scope of its body.
  func writeOut(
    _ function: FunctionSyntax, _ arguments: [Argument], _ range: Range<Int>, _ scope: Scope,
    inside outer: Scope
  ) -> [ViewEntry] {
    guard let body = function.body else { return [] }
    guard let given = function.parameters.map(CallParameter.init).arguments(of: arguments) else {
      report(
        .swiftUnknownCall(
          function.name.text, labels: labels(arguments),
          known: [function.parameters.map { $0.label?.text ?? "_" }], at: SourceRange(range)))
      return []
    }
    var inner: Scope
    if case .function? = outer.names[function.name.text] {
      inner = outer
    } else {
      inner = outer.ofMembers
    }
    inner.open = scope.open
    guard open(function.name, at: function.name.range.lowerBound, in: &inner) else { return [] }
    inner.anonymous = []
    var lets: [(String, Range<Int>, DocumentValue)] = []
    let mentioned = Set(given.flatMap { $0.map { mentionedNames($0) } ?? [] })
    for (parameter, argument) in zip(function.parameters, given) {
      guard let value = argument ?? parameter.defaultValue else { continue }
      let place = argument == nil ? outer.ofMembers : scope
      inner.note([parameter.name.text], areMadeUp: isMadeUp(value, place))
      bind(parameter, to: value, place, function, mentioned, &inner, &lets)
    }
    return entries(lower(helper: body, function.name, inner, range), with: lets, range)
  }

  /// The view that a call of an initializer makes which the files add to a view of SwiftUI, or `nil`
  /// if SwiftUI's own initializers take the call.
  func lowerByOwnInitializer(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry]? {
    let initializers = (names.typeFunctions[name.text] ?? []).filter { function in
      function.name.text == "init"
        && function.parameters.map(CallParameter.init).arguments(of: arguments) != nil
    }
    guard !initializers.isEmpty,
      let best = bestOverload(initializers.map(\.parameters), arguments, scope)
    else { return nil }
    let function = initializers[best]
    let isOfSystem = matched(arguments, CallForms.view(name.text), scope) != nil
    guard !isOfSystem || hasTypes(of: function, arguments, scope) else { return nil }
    var inner = Scope()
    inner.madeView = name
    inner.axis = scope.axis
    return writeOut(function, arguments, expression.range, scope, inside: inner)
  }

  /// Binds a parameter to its argument: a name of the document, or its meaning.
  private func bind(
    _ parameter: ParameterSyntax, to value: Expression, _ scope: Scope,
    _ function: FunctionSyntax, _ mentioned: Set<String>, _ inner: inout Scope,
    _ lets: inout [(String, Range<Int>, DocumentValue)]
  ) {
    let name = parameter.name.text
    if name == "_" { return }
    if let meaning = handedOn(parameter, value, scope, function) {
      inner.names[name] = meaning
      inner.passedNames.formUnion(mentionedNames(value))
      return
    }
    if let own = ownName(value), own.text == name {
      inner.names[name] = scope.names[name] ?? .value
      return
    }
    var written = name
    // If another argument uses the same name, the parameter gets a unique name.
    if mentioned.contains(name) || scope.names[name] != nil {
      written = "\(name)\(parameter.name.range.lowerBound)"
    }
    inner.names[name] = written == name ? .value : .renamed(written)
    // The argument has the type, if the parameter is generic.
    inner.types[name] = declaredType(of: value, scope)
    let type = typeOfLiteral(value, parameter, function)
    let declared =
      stoodIn(value, named: parameter.name, parameter.type, context(of: function))
      ?? typed(value, type, scope)
    lets.append((written, parameter.name.range, declared))
  }

  /// The meaning of a parameter that isn't a value: views, a closure or a binding.
  ///
  /// - Parameter views: the generic parameters of the function's type that are views.
  func handedOn(
    _ parameter: ParameterSyntax, _ value: Expression, _ scope: Scope, _ function: FunctionSyntax,
    views: Set<String> = []
  ) -> Scope.Meaning? {
    func isOfViews(_ type: TypeSyntax?) -> Bool {
      isViewType(type) || isViewGeneric(type, function.generics, function.requirements)
        || type?.lastName.map(views.contains) ?? false
    }
    if let name = ownName(value) {
      switch scope.names[name.text] {
      case .slot?, .builder?, .view?, .base?, .passed?, .written?, .configuration?:
        return scope.names[name.text]
      default: break
      }
    }
    if parameter.type?.bound != nil,
      stoodIn(value, named: parameter.name, parameter.type, context(of: function)) == nil
    {
      return .passed(value, scope)
    }
    if case .closure(let closure) = value.form {
      let makesViews =
        parameter.attributes.contains { $0.text == "ViewBuilder" }
        || parameter.type?.function.map { isOfViews($0.result) } ?? false
      if makesViews { return .builder(closure, scope) }
      guard isWholeHole(.action, value.range, "") else { return .passed(value, scope) }
      let name = parameter.name.text
      return .renamed("(\(standInClosure(parameter.type, name, context(of: function))))")
    }
    return isOfViews(parameter.type) ? .view(value, scope) : nil
  }

  /// True if the type is a generic parameter that is constrained to `View`.
  func isViewGeneric(
    _ type: TypeSyntax?, _ generics: [FunctionSyntax.GenericParameter],
    _ requirements: [(TypeSyntax, Name, TypeSyntax)]
  ) -> Bool {
    guard let name = type?.lastName else { return false }
    return generics.contains { $0.name.text == name && $0.constraint?.lastName == "View" }
      || requirements.contains {
        $0.0.lastName == name && $0.1.text == ":" && $0.2.lastName == "View"
      }
  }

  /// The type of the parameter that an argument needs, or `nil` if the argument has its own type.
  func typeOfLiteral(
    _ value: Expression, _ parameter: ParameterSyntax, _ function: FunctionSyntax
  ) -> TypeSyntax? {
    needsType(value) && !isGeneric(parameter.type, function) ? parameter.type : nil
  }

  private func isGeneric(_ type: TypeSyntax?, _ function: FunctionSyntax) -> Bool {
    guard let name = type?.lastName else { return false }
    return function.generics.contains { $0.name.text == name }
  }

  /// True if the value's type depends on the context.
  private func needsType(_ value: Expression) -> Bool {
    switch value.form {
    case .integer, .floating, .nothing, .implicitMember, .array, .dictionary, .prefix, .ternary:
      return true
    case .call(let callee, _):
      if case .implicitMember = callee.form { return true }
      return false
    default: return false
    }
  }

  /// The names that an expression mentions.
  func mentionedNames(_ expression: Expression) -> Set<String> {
    var found: Set<String> = []
    var walk = SyntaxWalk { expression, _ in
      if case .name(let name, _) = expression.form { found.insert(name.text) }
      return true
    }
    walk.visit(expression)
    return found
  }

  /// Entries that see some names.
  func entries(
    _ entries: [ViewEntry], with lets: [(String, Range<Int>, DocumentValue)], _ range: Range<Int>
  ) -> [ViewEntry] {
    if lets.isEmpty || entries.isEmpty { return entries }
    var view = entries.single(range)
    if case .named = view.form {
    } else {
      var group = LoweredView(named: "Group", range, range)
      group.members.add("children", range, view.value)
      view = group
    }
    view.lets = lets.map { (name: $0.0, place: $0.1, value: $0.2) } + view.lets
    return [.view(view)]
  }

  /// Expands a closure that makes views from its arguments.
  func write(
    _ closure: ClosureSyntax, _ arguments: [Argument], _ scope: Scope, _ outer: Scope,
    _ range: Range<Int>
  ) -> [ViewEntry] {
    var (names, inner) = parameters(of: closure, arguments.indices.map { "value\($0)" }, outer)
    var lets: [(String, Range<Int>, DocumentValue)] = []
    for (name, argument) in zip(names, arguments) {
      if isView(argument.value, scope) {
        inner.names[name] = .written(lower(argument.value, scope))
        continue
      }
      if let own = ownName(argument.value), own.text == name { continue }
      lets.append((name, range, typed(argument.value, nil, scope)))
    }
    return entries(lower(closure.body, inner), with: lets, range)
  }
}
