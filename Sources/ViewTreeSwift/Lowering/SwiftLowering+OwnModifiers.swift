import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Functions of extensions of `View`, and `ViewModifier`s: custom modifiers.
extension SwiftLowering {
  /// A function or property of an extension of `View`, or `nil` if none matches.
  func ownModifier(
    _ name: Name, _ arguments: [Argument], of view: String?, _ scope: Scope
  ) -> DocumentValue? {
    if let property = names.viewProperties[name.text], arguments.isEmpty, isViewProperty(property),
      let getter = property.accessors?.getter
    {
      let written = useModifier(name, key: property.range.lowerBound) { [self] in
        var object = DocumentObject(property.range)
        object.add("body", getter.range, lower(getter, Scope(hasBase: true)).value(getter.range))
        return object
      }
      return .word(written, name.range)
    }
    var candidates = functions(named: name.text, of: view)
    if let best = bestOverload(candidates.map(\.parameters), arguments, scope) {
      candidates.insert(candidates.remove(at: best), at: 0)
    }
    for function in candidates {
      let parameters = function.parameters.map(CallParameter.init)
      guard let given = parameters.arguments(of: arguments) else { continue }
      if CallForms.isModifier(name.text), !mayTake(function, given, scope) { continue }
      if !CallForms.isModifier(name.text), let type = typeBehind(function, given) {
        return use(of: type, name, scope)
      }
      let written = useModifier(name, key: function.range.lowerBound) { [self] in
        declaration(of: function)
      }
      return use(of: function, written, given, name, scope)
    }
    return nil
  }

  /// The functions of extensions of a view, or else of `View`. An unknown view may have all.
  private func functions(named name: String, of view: String?) -> [FunctionSyntax] {
    let all = (names.viewFunctions[name] ?? []).filter { isViewFunction($0) }
    guard let view else { return all }
    let own = all.filter { names.viewsOfFunctions[ObjectIdentifier($0)] == view }
    return own.isEmpty ? all : own
  }

  /// False if an argument has another type than the parameter of the file's function. The call then
  /// means SwiftUI's own modifier.
  private func mayTake(
    _ function: FunctionSyntax, _ given: [Expression?], _ scope: Scope
  ) -> Bool {
    zip(function.parameters, given).allSatisfy { parameter, value in
      guard let value, let type = parameter.type.map({ unwrapped(.written($0)) }),
        case .written(let syntax) = type
      else { return true }
      guard let member = value.implicitMember else { return mayTake(value, syntax, scope) }
      if case .metatype = syntax.form { return false }
      guard let name = syntax.lastName else { return true }
      return !Self.plainTypes.contains(name) && !lacks(name, member)
    }
  }

  /// Types that don't have implicit members in calls of modifiers.
  private static let plainTypes: Set = ["Bool", "CGFloat", "Double", "Int", "String"]

  /// True if the files declare a type and all of its static members, without one of a name.
  private func lacks(_ type: String, _ member: String) -> Bool {
    guard let declaration = names.type(named: type), member != "init" else { return false }
    let cases = declaration.members.contains { found in
      guard case .cases(let cases) = found else { return false }
      return cases.contains { $0.name.text == member }
    }
    return !cases && !facts.staticMembers(of: type).contains(member)
  }

  /// A function of an extension of `View` that changes the view with a closure,
  /// `.if(isOn) { $0.padding() }`. Expanded where it is used, because documents can pass views but
  /// not changes of views.
  func change(
    _ entries: [ViewEntry], by name: Name, _ arguments: [Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> [ViewEntry]? {
    let function = (names.viewFunctions[name.text] ?? []).first { function in
      isViewFunction(function) && function.parameters.contains { takesViews($0, of: function) }
        && function.parameters.map(CallParameter.init).arguments(of: arguments) != nil
    }
    guard let function else { return nil }
    return writeOut(
      function, arguments, range, scope, inside: Scope(hasBase: true, writtenBase: entries))
  }

  /// True if the parameter is a closure that takes views.
  private func takesViews(_ parameter: ParameterSyntax, of function: FunctionSyntax) -> Bool {
    guard let closure = parameter.type?.function else { return false }
    return closure.inputs.contains { input in
      input.type.lastName == "Self" || isViewType(input.type)
        || isViewGeneric(input.type, function.generics, function.requirements)
    }
  }

  /// The name of a modifier in the document, which is declared when it's first used.
  func useModifier(
    _ name: Name, key: Int, _ declaration: @escaping () -> DocumentObject
  ) -> String {
    let id = "\(name.text)@\(key)"
    if let known = usedModifiers[id] { return known }
    let taken = Set(usedModifiers.values)
    var written = name.text
    var number = 2
    while taken.contains(written) || CallForms.isModifier(written) {
      written = "\(name.text)\(number)"
      number += 1
    }
    usedModifiers[id] = written
    waiting.append { [self] in modifiers.add(written, name.range, .object(declaration())) }
    return written
  }

  // MARK: - Functions

  func parameter(_ parameter: ParameterSyntax, of function: FunctionSyntax) -> ViewForm.Parameter {
    let isViews =
      isViewType(parameter.type)
      || isViewGeneric(parameter.type, function.generics, function.requirements)
    var kind = ViewForm.Kind.value
    if let type = parameter.type?.function {
      let makesViews =
        parameter.attributes.contains { $0.text == "ViewBuilder" } || isViewType(type.result)
        || isViewGeneric(type.result, function.generics, function.requirements)
      kind =
        makesViews
        ? .slot(type.inputs.indices.map { type.inputs.count == 1 ? "value" : "value\($0)" })
        : .closure
    } else if isViews {
      kind = .slot([])
    } else if parameter.type?.lastName == "Binding" {
      kind = .binding
    }
    return ViewForm.Parameter(
      name: Name(text: renamed(parameter.name.text), range: parameter.name.range), kind: kind,
      type: parameter.type, defaultValue: parameter.defaultValue,
      isOptional: parameter.type?.isOptional ?? false)
  }

  /// Replaces names that documents use for other purposes.
  private func renamed(_ name: String) -> String {
    ["content", "view", "id", "let", "modifiers", "comment"].contains(name) ? name + "_" : name
  }

  func declaration(of function: FunctionSyntax) -> DocumentObject {
    var object = DocumentObject(function.name.range)
    var scope = Scope(hasBase: true)
    let generics = Set(function.generics.map(\.name.text))
    if !function.parameters.isEmpty {
      var parameters = DocumentObject(function.name.range)
      for syntax in function.parameters {
        let parameter = parameter(syntax, of: function)
        let meaning: Scope.Meaning
        if case .slot(let inputs) = parameter.kind {
          meaning = .slot(parameter.name.text, inputs: inputs)
        } else if case .binding = parameter.kind {
          meaning = .renamed("$" + parameter.name.text)
        } else {
          meaning =
            parameter.name.text == syntax.name.text ? .value : .renamed(parameter.name.text)
        }
        scope.memberNames[syntax.name.text] = meaning
        parameters.add(
          parameter.name.text, parameter.name.range, declared(parameter, generics, function))
      }
      object.add("parameters", function.name.range, .object(parameters))
    }
    scope.names = scope.memberNames
    if let body = function.body {
      object.add("body", body.range, lower(body, scope).value(body.range))
    }
    return object
  }

  /// A parameter with its type, and with its default if that is a value.
  private func declared(
    _ parameter: ViewForm.Parameter, _ generics: Set<String>, _ function: FunctionSyntax
  ) -> DocumentValue {
    let type = type(of: parameter, generics, function)
    guard let value = parameter.defaultValue, case .value = parameter.kind else { return type }
    var object = DocumentObject(parameter.name.range)
    object.add("type", parameter.name.range, type)
    object.add("defaultValue", value.range, self.value(value, for: parameter, Scope(), function))
    return .object(object)
  }

  private func type(
    of parameter: ViewForm.Parameter, _ generics: Set<String>, _ function: FunctionSyntax
  ) -> DocumentValue {
    let place = parameter.name.range
    if case .slot(let inputs) = parameter.kind {
      let mark = parameter.isOptional ? "?" : ""
      if inputs.isEmpty { return .word("View" + mark, place) }
      let types = parameter.type?.function?.inputs ?? []
      let written = zip(inputs, types).map { name, input in
        SourceText("_ \(name): ", at: place.lowerBound)
          + typeText(input.type, generics: generics)
      }
      return .text(
        SourceText("(", at: place.lowerBound)
          + SourceText.joined(written, by: ", ", at: place.lowerBound)
          + SourceText(") -> View", at: place.lowerBound), place)
    }
    guard let type = parameter.type else { return .word("_", place) }
    return .text(typeText(type, generics: generics), type.range)
  }

  private func use(
    of function: FunctionSyntax, _ written: String, _ given: [Expression?], _ name: Name,
    _ scope: Scope
  ) -> DocumentValue {
    if function.parameters.isEmpty { return .word(written, name.range) }
    var members = DocumentObject(name.range)
    for (syntax, argument) in zip(function.parameters, given) {
      guard let value = argument ?? syntax.defaultValue else { continue }
      let place = argument == nil ? Scope() : scope
      let parameter = parameter(syntax, of: function)
      members.add(
        parameter.name.text, value.range, self.value(value, for: parameter, place, function))
    }
    return .single(written, .object(members), name.range)
  }

  /// Adds the defaults that a document's declaration doesn't have: closures, views and bindings.
  func addDefaults(of function: FunctionSyntax, to members: inout DocumentObject) {
    for syntax in function.parameters {
      let parameter = parameter(syntax, of: function)
      guard let value = syntax.defaultValue, !members.has(parameter.name.text) else { continue }
      if case .value = parameter.kind { continue }
      members.add(
        parameter.name.text, value.range, self.value(value, for: parameter, Scope(), function))
    }
  }

  private func value(
    _ value: Expression, for parameter: ViewForm.Parameter, _ scope: Scope,
    _ function: FunctionSyntax
  ) -> DocumentValue {
    if case .nothing = value.form, !parameter.kind.isSlot { return .null(value.range) }
    let context = context(of: function)
    switch parameter.kind {
    case .slot(let inputs): return slotContent(value, inputs, scope)
    case .closure:
      return action(value, scope)
        ?? .word(standInClosure(parameter.type, parameter.name.text, context), value.range)
    case .binding:
      return stoodIn(value, for: parameter, context) ?? .text(text(of: value, scope), value.range)
    case .value, .initial, .viewList, .unsaid:
      let generics = Set(function.generics.map(\.name.text))
      return stoodIn(value, for: parameter, context)
        ?? argument(value, meaning(ofStringsFor: parameter.type, generics), scope)
    }
  }

  // MARK: - ViewModifier

  /// A `ViewModifier` with the arguments of its initializer.
  private struct TypeBehind {
    let view: DeclaredView
    let name: Name
    var arguments: [Argument] = []
  }

  /// The type of modifier that a function makes from its own parameters, or `nil` if the function
  /// does more.
  private func typeBehind(_ function: FunctionSyntax, _ given: [Expression?]) -> TypeBehind? {
    guard function.body?.statements.count == 1,
      case .expression(let body)? = function.body?.statements[0].form,
      case .call(let callee, let outer) = body.form, ownName(callee)?.text == "modifier",
      outer.count == 1, case .call(let type, let inner) = outer[0].value.form,
      case .name(let name, _) = type.form, let view = names.views[name.text], view.kind == .modifier
    else { return nil }
    var behind = TypeBehind(view: view, name: name)
    for argument in inner {
      guard let own = ownName(argument.value),
        let place = function.parameters.firstIndex(where: { $0.name.text == own.text })
      else { return nil }
      if let value = given[place] {
        behind.arguments.append(Argument(label: argument.label, value: value))
      } else if !hasSameDefault(function.parameters[place], argument, view) {
        guard let value = function.parameters[place].defaultValue else { return nil }
        behind.arguments.append(Argument(label: argument.label, value: value))
      }
    }
    return behind
  }

  private func hasSameDefault(
    _ parameter: ParameterSyntax, _ argument: Argument, _ view: DeclaredView
  ) -> Bool {
    guard view.initialisers.isEmpty, let value = parameter.defaultValue, let label = argument.label,
      let other = form(of: view).parameter(label.text)?.defaultValue
    else { return false }
    return text(value.range) == text(other.range)
  }

  /// A modifier under the name of the function that makes it.
  private func use(of type: TypeBehind, _ name: Name, _ scope: Scope) -> DocumentValue? {
    let written = useModifier(name, key: nameRange(type.view).lowerBound) { [self] in
      component(type.view)
    }
    guard let given = given(type.view, type.arguments, scope, type.name) else { return nil }
    if given.members.isEmpty { return .word(written, name.range) }
    return .single(written, .object(given.members), name.range)
  }

  /// `.modifier(Card(inset: 3))`
  func ownModifier(
    ofType arguments: [Argument], _ name: Name, _ scope: Scope
  ) -> DocumentValue? {
    guard let value = arguments.first?.value, case .call(let callee, let given) = value.form,
      case .name(let type, _) = callee.form, let view = names.views[type.text],
      view.kind == .modifier
    else {
      noteUnknown(name, isView: false)
      return nil
    }
    let written = useModifier(type, key: nameRange(view).lowerBound) { [self] in component(view) }
    guard let arguments = self.given(view, given, scope, type) else { return nil }
    if arguments.members.isEmpty { return .word(written, type.range) }
    return .single(written, .object(arguments.members), type.range)
  }
}

extension Expression {
  /// The name that an expression begins with if its context provides the type: `.red.opacity(0.5)`.
  fileprivate var implicitMember: String? {
    switch form {
    case .implicitMember(let name): name.text
    case .member(let base, _), .call(let base, _): base.implicitMember
    default: nil
    }
  }
}
