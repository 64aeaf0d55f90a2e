import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Views and modifiers of the file as components and modifiers of the document.
extension SwiftLowering {
  /// Sees to it that the document has the component.
  func use(_ view: DeclaredView) {
    guard usedViews.insert(view.name).inserted else { return }
    waiting.append { [self] in
      components.add(view.name, nameRange(view), .object(component(view)))
    }
  }

  func nameRange(_ view: DeclaredView) -> Range<Int> { view.declaration.name.range }

  // MARK: - Parameters

  /// The parameters of a view, from its stored properties.
  func form(of view: DeclaredView) -> ViewForm {
    if let known = viewForms[view.name] { return known }
    var form = ViewForm()
    for property in view.storedProperties {
      guard let name = property.boundName, name.text != "body" else { continue }
      if let parameter = parameter(property, name, of: view) {
        form.parameters.append(parameter)
        form.memberwise.append(parameter)
      } else if let first = firstValueParameter(property, name, of: view) {
        if first.isRequired || view.kind != .view { form.parameters.append(first) }
        form.memberwise.append(first)
      }
    }
    let initialisers = view.initialisers
    let states = Dictionary(
      initialisers.isEmpty
        ? []
        : view.storedProperties.compactMap { property in
          property.boundName.map { (initialName(of: $0.text, in: view), property) }
        }
    ) { first, _ in first }
    for initialiser in initialisers {
      for assignment in assignments(in: initialiser, of: view)
      where form.parameter(assignment.property) == nil {
        let property = assignment.property
        let state = states[property]
        guard state != nil || property.hasSuffix("Initial") else { continue }
        form.parameters.append(
          ViewForm.Parameter(
            name: Name(text: property, range: assignment.value.range),
            kind: .initial(of: state?.boundName?.text ?? property), type: state?.type,
            defaultValue: nil, isOptional: false))
      }
    }
    viewForms[view.name] = form
    return form
  }

  /// The parameter of the memberwise initializer for the first value of state. A private property
  /// with a value has none.
  private func firstValueParameter(
    _ property: VariableSyntax, _ name: Name, of view: DeclaredView
  ) -> ViewForm.Parameter? {
    guard view.hasMemberwiseInitialiser, isMadeOfValue(property) else { return nil }
    let isOptional = property.type?.isOptional ?? false
    let hasValue = property.value != nil || isOptional
    if hasValue, property.modifiers.contains(where: { Self.narrowAccess.contains($0.text) }) {
      return nil
    }
    return ViewForm.Parameter(
      name: Name(text: initialName(of: name.text, in: view), range: name.range),
      kind: .initial(of: name.text), type: property.type, defaultValue: property.value,
      isOptional: isOptional)
  }

  private func isMadeOfValue(_ property: VariableSyntax) -> Bool {
    property.attributes.contains { Self.wrappersOfValues.contains($0.name.text) }
  }

  private static let narrowAccess: Set = ["private", "fileprivate"]

  /// Property wrappers that are made of a first value.
  private static let wrappersOfValues: Set = [
    "State", "StateObject", "GestureState", "AppStorage", "SceneStorage", "ScaledMetric",
  ]

  /// Gives the document's view a parameter for a first value that a call replaces.
  func replaceFirstValue(_ parameter: ViewForm.Parameter, of view: DeclaredView) {
    guard form(of: view).parameter(parameter.name.text) == nil else { return }
    viewForms[view.name]?.parameters.append(parameter)
    guard components.has(view.name) else { return }
    waiting.append { [self] in components.replace(view.name, .object(component(view))) }
  }

  private func parameter(
    _ property: VariableSyntax, _ name: Name, of view: DeclaredView
  ) -> ViewForm.Parameter? {
    func made(_ kind: ViewForm.Kind) -> ViewForm.Parameter {
      // A binding to an optional isn't optional itself.
      var isOptional = property.isVariable && (property.type?.isOptional ?? false)
      if case .binding = kind { isOptional = false }
      var type = property.type
      var isForced = false
      if case .value = kind, case .unwrapped(let value)? = type?.form {
        (type, isOptional, isForced) = (value, false, true)
      }
      return ViewForm.Parameter(
        name: name, kind: kind, type: type, defaultValue: property.value,
        isOptional: isOptional, isForced: isForced)
    }
    if property.attribute("Binding") != nil { return made(.binding) }
    if writtenValueOfWrapper(property) != nil { return nil }
    if let wrapper = property.attributes.first(where: { Self.wrappers.contains($0.name.text) }) {
      guard ["ObservedObject", "Bindable"].contains(wrapper.name.text) else { return nil }
      let type = className(of: property)
      let isGeneric = type.map { view.generics.contains($0) } ?? false
      return made(isGeneric || isObject(type) ? .value : .unsaid)
    }
    if ownList(name.text, of: view) != nil { return made(.unsaid) }
    if let type = property.type {
      if property.value == nil, let depth = listDepth(type, isView: { isViews($0, in: view) }) {
        return made(.viewList(depth: depth))
      }
      if isListOfViews(type, in: view) { return made(.unsaid) }
    }
    if property.type == nil, let value = property.value, isListOfViews(value) {
      return made(.unsaid)
    }
    if let function = property.type.flatMap({ functionType($0) }) {
      guard isViews(function.result, in: view) || property.attribute("ViewBuilder") != nil else {
        return made(.closure)
      }
      return made(.slot(function.inputs.indices.map { slotInput($0, function.inputs) }))
    }
    if let type = property.type, isViews(type, in: view) || property.attribute("ViewBuilder") != nil
    {
      return made(.slot([]))
    }
    if let bound = property.type?.bound {
      return ViewForm.Parameter(
        name: name, kind: .binding, type: bound, defaultValue: property.value, isOptional: false)
    }
    // A constant with a value isn't a parameter.
    if !property.isVariable, property.value != nil { return nil }
    if let value = property.value, isView(value, Scope()), !isColor(property.type) { return nil }
    return made(.value)
  }

  /// The function that a type is, also under another name.
  func functionType(
    _ type: TypeSyntax
  ) -> (inputs: [TypeSyntax.FunctionParameter], result: TypeSyntax)? {
    if let function = type.function { return function }
    switch type.form {
    case .optional(let inner), .unwrapped(let inner): return functionType(inner)
    default: break
    }
    guard case .named(nil, let name, _) = type.form else { return nil }
    return names.aliases[name.text]?.function
  }

  private func isColor(_ type: TypeSyntax?) -> Bool { type == nil || type?.lastName == "Color" }

  /// Views in a list, which documents have no values for.
  private func isListOfViews(_ type: TypeSyntax, in view: DeclaredView) -> Bool {
    switch type.form {
    case .array(let element): isViews(element, in: view) || isListOfViews(element, in: view)
    case .dictionary(_, let value): isViews(value, in: view)
    case .tuple(let parts): parts.contains { isViews($0.type, in: view) }
    default: false
    }
  }

  private func isListOfViews(_ value: Expression) -> Bool {
    guard case .array(let elements) = value.form, let first = elements.first else { return false }
    return isView(first, Scope()) || isListOfViews(first)
  }

  private func slotInput(_ index: Int, _ inputs: [TypeSyntax.FunctionParameter]) -> String {
    inputs.count == 1 ? "value" : "value\(index)"
  }

  static let wrappers: Set = [
    "State", "Environment", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
    "Namespace", "FocusState", "GestureState", "AppStorage", "SceneStorage", "ScaledMetric",
    "Query", "FetchRequest", "AccessibilityFocusState",
  ]

  func isViews(_ type: TypeSyntax, in view: DeclaredView) -> Bool {
    switch type.form {
    case .optional(let inner), .unwrapped(let inner): return isViews(inner, in: view)
    default: break
    }
    return isViewType(type) || type.lastName.map { view.viewGenerics.contains($0) } ?? false
  }

  /// The type of a parameter as the document writes it.
  private func typeValue(_ parameter: ViewForm.Parameter, of view: DeclaredView) -> DocumentValue {
    let place = parameter.name.range
    switch parameter.kind {
    case .binding:
      let inside =
        parameter.type.map { typeText($0, of: view) } ?? SourceText("_", at: place.lowerBound)
      return .text(
        SourceText("Binding<", at: place.lowerBound) + inside
          + SourceText(">", at: place.lowerBound), place)
    case .slot(let inputs):
      let mark = parameter.type?.isOptional ?? false ? "?" : ""
      if inputs.isEmpty { return .word("View" + mark, place) }
      let types = parameter.type.flatMap { functionType($0) }?.inputs ?? []
      let written = zip(inputs, types).map { name, input in
        SourceText("_ \(name): ", at: place.lowerBound) + typeText(input.type, of: view)
      }
      let function =
        SourceText("(", at: place.lowerBound)
        + SourceText.joined(written, by: ", ", at: place.lowerBound)
        + SourceText(") -> View", at: place.lowerBound)
      if mark.isEmpty { return .text(function, place) }
      return .text(
        SourceText("(", at: place.lowerBound) + function + SourceText(")?", at: place.lowerBound),
        place)
    case .viewList(let depth):
      let brackets = String(repeating: "[", count: depth)
      return .word(brackets + "Int" + brackets.map { _ in "]" }.joined(), place)
    case .value, .closure, .initial, .unsaid:
      if let type = parameter.type { return .text(typeText(type, of: view), type.range) }
      return .word(parameter.defaultValue.flatMap { inferredType($0) } ?? "_", place)
    }
  }

  func typeText(_ type: TypeSyntax, of view: DeclaredView) -> SourceText {
    if let known = configuration(type, in: view)?.configuration {
      return SourceText(known, at: type.range.lowerBound)
    }
    return typeText(type, generics: view.generics, views: view.viewGenerics)
  }

  // MARK: - Components

  /// The names that a component's body and members can use.
  func scope(of view: DeclaredView) -> Scope {
    var scope = Scope(owner: view)
    for parameter in form(of: view).parameters {
      if parameter.kind.isUnsaid { continue }
      if case .slot(let inputs) = parameter.kind {
        scope.memberNames[parameter.name.text] = .slot(parameter.key, inputs: inputs)
      } else if let style = configuration(parameter.type, in: view) {
        scope.memberNames[parameter.name.text] = .configuration(style, parameter.name.text)
      } else {
        scope.memberNames[parameter.name.text] =
          parameter.key == parameter.name.text ? .value : .renamed(parameter.key)
      }
    }
    // A computed binding is a function, because the name of a bound variable means its value.
    for property in view.computedProperties where property.type?.bound != nil {
      if let name = property.boundName?.text { scope.memberNames[name] = .renamed(name + "()") }
    }
    // A property of type `Binding` without the wrapper is the binding itself.
    for property in view.storedProperties where property.type?.bound != nil {
      guard let name = property.boundName?.text, property.attribute("Binding") == nil,
        form(of: view).parameter(name) != nil
      else { continue }
      scope.memberNames[name] = .renamed("$" + name)
    }
    scope.names = scope.memberNames
    scope.madeUp = madeUpProperties(of: view)
    return scope
  }

  func component(_ view: DeclaredView) -> DocumentObject {
    var scope = scope(of: view)
    var object = DocumentObject(nameRange(view))
    let place = nameRange(view)
    if case .style(let style) = view.kind {
      object.add("protocol", place, .word(style.rawValue, place))
    }
    let parameters = parameters(of: view)
    if !parameters.isEmpty { object.add("parameters", place, .object(parameters)) }
    if view.kind == .view, isOutlined(view) {
      object.add("body", place, [].value(place))
      return object
    }
    let members = members(of: view, scope)
    if !members.state.isEmpty { object.add("state", place, .object(members.state)) }
    if !members.environment.isEmpty {
      object.add("environment", place, .object(members.environment))
    }
    if !members.values.isEmpty { object.add("values", place, .object(members.values)) }
    if !members.functions.isEmpty {
      object.add(
        "functions", place, .text(.joined(members.functions, by: "\n", at: place.lowerBound), place)
      )
    }
    addBodyNames(of: view, to: &scope)
    if let body = view.body {
      let isLeftOut = isWholeHole(.view, body.range, view.name)
      object.add(
        "body", body.range,
        isLeftOut
          ? (view.kind == .view
            ? LoweredView.standIn(body.range, body.range).value
            : base(body.range, scope).value(body.range))
          : lowerBody(body, of: view, scope).value(body.range))
    } else if let body = view.storedBody {
      object.add("body", body.range, lower(body, scope).value(body.range))
    } else {
      reportNoBody(view)
    }
    return object
  }

  /// The parameters of a view in the document.
  private func parameters(of view: DeclaredView) -> DocumentObject {
    var parameters = DocumentObject(nameRange(view))
    for parameter in form(of: view).parameters where !parameter.kind.isUnsaid {
      parameters.add(parameter.key, parameter.name.range, declared(parameter, of: view))
      if case .viewList = parameter.kind {
        let range = parameter.name.range
        parameters.add(
          Self.slotName(parameter.name.text), range, .word("(_ number: Int) -> View", range))
      }
    }
    return parameters
  }

  private func reportNoBody(_ view: DeclaredView) {
    let range = SourceRange(nameRange(view))
    switch view.kind {
    case .style(let style):
      let type = style.configuration == nil ? "TextField<_Label>" : "Configuration"
      report(
        .swiftNoBody(
          view.name, style.function,
          "func \(style.function)(configuration: \(type)) -> some View { … }", at: range))
    case .modifier:
      report(
        .swiftNoBody(
          view.name, "body", "func body(content: Content) -> some View { … }", at: range))
    default:
      report(.swiftNoBody(view.name, "body", "var body: some View { … }", at: range))
    }
  }

  /// The views of a body. The arguments that another module passes to a body are placeholders.
  private func lowerBody(_ body: Block, of view: DeclaredView, _ scope: Scope) -> [ViewEntry] {
    guard view.kind == .view, let function = view.bodyFunction,
      body.range == function.body?.range
    else { return lower(body, scope) }
    var scope = scope
    let statements = standIns(forBody: function, of: view).map { name, value -> ViewEntry in
      let written = scope.declare(name.text, at: name.range.lowerBound)
      return .statement(binding(written, name.range, .word(value, name.range)))
    }
    return statements + lower(body, scope)
  }

  /// Adds the parameter name of the body of a modifier or a style.
  private func addBodyNames(of view: DeclaredView, to scope: inout Scope) {
    guard view.kind != .view, let name = view.bodyFunction?.parameters.first?.name.text else {
      return
    }
    if let context = view.contextOfPreview { scope.names[context.text] = .value }
    var meaning = Scope.Meaning.base
    if case .style(let style) = view.kind { meaning = .configuration(style, "configuration") }
    scope.names[name] = meaning
    scope.memberNames[name] = meaning
  }

  func declared(_ parameter: ViewForm.Parameter, of view: DeclaredView) -> DocumentValue {
    let type = typeValue(parameter, of: view)
    if case .initial = parameter.kind, parameter.isRequired { return type }
    guard let value = parameter.defaultValue, !parameter.kind.isSlot else {
      guard parameter.isOptional else { return type }
      var object = DocumentObject(parameter.name.range)
      object.add("type", parameter.name.range, type)
      if case .slot = parameter.kind { return type }
      object.add("defaultValue", parameter.name.range, .null(parameter.name.range))
      return .object(object)
    }
    var object = DocumentObject(parameter.name.range)
    object.add("type", parameter.name.range, type)
    object.add("defaultValue", value.range, self.value(value, for: parameter, Scope(), in: view))
    return .object(object)
  }

  // MARK: - Members

  struct Members {
    var state: DocumentObject
    var environment: DocumentObject
    var values: DocumentObject
    var functions: [SourceText] = []

    init(_ range: Range<Int>) {
      state = DocumentObject(range)
      environment = DocumentObject(range)
      values = DocumentObject(range)
    }
  }

  /// State, values of the environment, computed values and functions of a view.
  func members(of view: DeclaredView, _ scope: Scope) -> Members {
    var members = Members(nameRange(view))
    let form = form(of: view)
    for property in view.storedProperties {
      guard let name = property.boundName, name.text != "body",
        form.parameter(name.text)?.kind.isUnsaid ?? true
      else { continue }
      add(property, name, to: &members, of: view, form)
    }
    for property in view.computedProperties {
      guard let name = property.boundName, name.text != "body", !isViewProperty(property),
        let getter = property.accessors?.getter
      else { continue }
      if isHole(.function, property.range, name.text) { continue }
      if let type = property.type, type.bound != nil {
        let place = name.range.lowerBound
        members.functions.append(
          SourceText("func \(name.text)() -> ", at: place) + typeText(type, of: view)
            + SourceText(" { ", at: place)
            + text(of: inside(getter), replacing: replacements(in: getter, scope))
            + SourceText(" }", at: place))
        continue
      }
      members.values.add(name.text, name.range, computed(property, getter, of: view, scope))
    }
    for function in view.functions
    where !isViewFunction(function) && !function.isStatic && function.body != nil
      && function !== view.bodyFunction
      && function.changesOfCopy == nil
    {
      if isHole(.function, function.range, function.name.text) { continue }
      members.functions.append(functionText(function, scope))
    }
    if let context = view.contextOfPreview, let value = sharedContext(of: view) {
      members.state.add(context.text, context.range, value)
    }
    return members
  }

  /// The context that a `PreviewModifier` makes once for all previews, or a placeholder of its type.
  private func sharedContext(of view: DeclaredView) -> DocumentValue? {
    let make = view.functions.first { $0.isStatic && $0.name.text == "makeSharedContext" }
    guard let make, let body = make.body, let type = make.result else { return nil }
    let isSkipped = isHole(.given, body.range, make.name.text, order: .property)
    let context = self.context(of: view)
    let text =
      isSkipped
      ? SourceText(standIn(for: type, make.name.text, context), at: body.range.lowerBound)
      : self.text(of: body.range, replacing: replacements(in: body, Scope(owner: view)))
        + SourceText("()", at: body.range.upperBound)
    var object = DocumentObject(make.range)
    object.add("type", type.range, .text(typeText(type, of: view), type.range))
    object.add("value", body.range, .single("$", .text(text, body.range), body.range))
    return .object(object)
  }

  /// The source text of a function, with names that differ in the document replaced.
  func functionText(
    _ function: FunctionSyntax, _ scope: Scope, named written: String? = nil
  ) -> SourceText {
    let start = function.name.range.lowerBound
    let context = scope.owner.map { self.context(of: $0) } ?? StandInContext()
    let made = stoodInBody(of: function, context)
    let replaced = replacements(in: function, scope).filter { part in
      !(made.map { $0.range.overlaps(part.range) } ?? false)
    }
    let name = written ?? writtenName(of: function, scope.owner)
    let head = SourceText("func ", at: start)
    return
      (name == function.name.text
      ? head + SourceText(function.name.range) : head + SourceText(name, at: start))
      + text(
        of: function.name.range.upperBound..<function.range.upperBound,
        replacing: replaced + (made.map { [$0] } ?? []))
  }

  private func computed(
    _ property: VariableSyntax, _ getter: Block, of view: DeclaredView, _ scope: Scope
  ) -> DocumentValue {
    let inside = inside(getter)
    let changed =
      builtBody(getter, property.attributes, scope).map { [$0] } ?? replacements(in: getter, scope)
    var value = DocumentValue.text(text(of: inside, replacing: changed), inside)
    var type = property.type
    if let made = stoodInBody(of: property, context(of: view)) {
      value = .text(made.text, inside)
      if case .unwrapped(let always)? = type?.form { type = always }
    }
    guard let type, !mentions(type, view.generics) else { return value }
    var object = DocumentObject(property.range)
    object.add("type", type.range, .text(typeText(type, of: view), type.range))
    object.add("value", inside, value)
    return .object(object)
  }

  /// The range between the braces of a block.
  func inside(_ block: Block) -> Range<Int> {
    let range = block.range
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "{"),
      bytes[range.upperBound - 1] == UInt8(ascii: "}")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  private func add(
    _ property: VariableSyntax, _ name: Name, to members: inout Members, of view: DeclaredView,
    _ form: ViewForm
  ) {
    let wrapper = property.attributes.first { Self.wrappers.contains($0.name.text) }
    if let state = writtenState(property, name, of: view) {
      return members.state.add(name.text, name.range, state)
    }
    if isWholeHole(.function, property.range, name.text, order: .property) { return }
    if form.parameter(name.text) != nil {
      if wrapper != nil { return reportObjectLeftOut(property, name, className(of: property)) }
      if let list = ownList(name.text, of: view) {
        return addList(list, name, to: &members.values)
      }
      return report(
        .swiftPropertyLeftOut(name.text, "a list of views", at: SourceRange(property.range)))
    }
    if addObject(property, name, wrapper, to: &members, of: view, form) { return }
    switch wrapper?.name.text {
    case "Environment"?:
      guard let path = wrapper?.arguments.first?.value, isKnownValue(path) else {
        return report(leftOut(property, name, wrapper?.arguments.first?.value))
      }
      add(path, to: &members, as: name)
    case "State"?, "GestureState"?, "FocusState"?, "AppStorage"?, "SceneStorage"?,
      "ScaledMetric"?, "AccessibilityFocusState"?:
      // Another file may declare the type, so the property can be skipped.
      let isLeftOut = isHole(
        .function, property.range, name.text, needsForeignName: true, order: .property)
      if isLeftOut { return }
      let initial = form.parameter(initialName(of: name.text, in: view))
      members.state.add(name.text, name.range, firstValue(property, name, initial, of: view))
    case "Namespace"?: members.state.add(name.text, name.range, .word("namespace", name.range))
    case let other?:
      report(.swiftPropertyLeftOut(name.text, "@" + other, at: SourceRange(property.range)))
    case nil:
      guard let value = property.value,
        !(isView(value, Scope()) && viewProperty(name.text, Scope(owner: view)) != nil)
      else { return }
      if publishesTime(value) { return }
      addConstant(property, name, value, to: &members, of: view)
    }
  }

  /// Adds a property that contains an object of a class. Returns false for other properties.
  private func addObject(
    _ property: VariableSyntax, _ name: Name, _ wrapper: AttributeSyntax?,
    to members: inout Members,
    of view: DeclaredView, _ form: ViewForm
  ) -> Bool {
    var declared = className(of: property)
    switch wrapper?.name.text {
    case "StateObject"?: break
    case "EnvironmentObject"?: break
    case "Environment"?:
      guard let metatype = wrapper?.arguments.first?.value,
        let type = className(inMetatype: metatype)
      else { return false }
      declared = type
    case "State"?, nil:
      // An object of another file's class is reported where it's created.
      guard let declared, names.classes[declared] != nil, property.value != nil else {
        return false
      }
    default: return false
    }
    let isGeneric = wrapper?.name.text == "StateObject" && view.generics.contains(declared ?? "")
    guard let declared, isGeneric || isObject(declared) else {
      reportObjectLeftOut(property, name, declared)
      return true
    }
    if ["EnvironmentObject", "Environment"].contains(wrapper?.name.text) {
      let isOptional = property.type?.isOptional ?? false
      members.environment.add(
        name.text, name.range, .word(isOptional ? declared + "?" : declared, name.range))
    } else {
      let initial = form.parameter(initialName(of: name.text, in: view))
      members.state.add(name.text, name.range, firstValue(property, name, initial, of: view))
    }
    return true
  }

  /// The diagnostic for an unknown environment value. An error if it's similar to a known one.
  private func leftOut(
    _ property: VariableSyntax, _ name: Name, _ path: Expression?
  ) -> Diagnostic {
    if case .keyPath(_, let keys)? = path?.form, keys.count == 1, let key = keys.first {
      let known =
        SystemEnvironmentValue.allCases.map(\.rawValue)
        + names.environmentValues.compactMap { $0.boundName?.text }
      if NearMatch.nearestName(to: key.text, in: known) != nil {
        return .unknownEnvironmentValue(key.text, at: SourceRange(key.range), known: known)
      }
    }
    return .swiftPropertyLeftOut(name.text, "@Environment", at: SourceRange(property.range))
  }

  /// True if the key path is an environment value that documents support.
  private func isKnownValue(_ path: Expression) -> Bool {
    guard case .keyPath(_, let keys) = path.form, let key = keys.first?.text else { return false }
    return SystemEnvironmentValue(rawValue: key) != nil
      || names.environmentValues.contains { $0.boundName?.text == key }
  }

  /// The values of the environment whose types are of Foundation.
  private static let foundationValues = ["calendar": "Calendar()", "timeZone": "TimeZone()"]

  /// Adds a value of the environment, or a member of one: `\.theme.spacing`.
  private func add(_ path: Expression, to members: inout Members, as name: Name) {
    if case .keyPath(_, let keys) = path.form, let key = keys.first,
      let value = Self.foundationValues[key.text],
      !names.environmentValues.contains(where: { $0.boundName?.text == key.text })
    {
      let parts = [value] + keys.dropFirst().map(\.text)
      return members.values.add(
        name.text, name.range, .word(parts.joined(separator: "."), path.range))
    }
    guard case .keyPath(_, let keys) = path.form, let key = keys.first, keys.count > 1 else {
      let value = DocumentValue.text(SourceText(path.range), path.range)
      return members.environment.add(name.text, name.range, value)
    }
    let whole = "\(name.text)\(name.range.lowerBound)"
    members.environment.add(whole, name.range, .word("\\." + key.text, key.range))
    let parts = [whole] + keys.dropFirst().map(\.text)
    members.values.add(name.text, name.range, .word(parts.joined(separator: "."), path.range))
  }

  /// True for a timer that `onReceive` uses.
  private func publishesTime(_ value: Expression) -> Bool {
    text(value.range).hasPrefix("Timer.publish")
      || text(value.range).hasPrefix("NotificationCenter")
  }

  /// Adds a constant as a value if it's a plain value. Otherwise, it becomes state that never
  /// changes, so that it's computed once.
  private func addConstant(
    _ property: VariableSyntax, _ name: Name, _ value: Expression, to members: inout Members,
    of view: DeclaredView
  ) {
    var isPlain = true
    var walk = SyntaxWalk { expression, _ in
      if case .call = expression.form { isPlain = false }
      return isPlain
    }
    walk.visit(value)
    if isPlain {
      var object = DocumentObject(property.range)
      if let type = property.type {
        object.add("type", type.range, .text(typeText(type, of: view), type.range))
      }
      let scope = Scope(owner: view)
      object.add("value", value.range, .text(text(of: value, scope), value.range))
      members.values.add(
        name.text, name.range,
        property.type == nil ? .text(text(of: value, scope), value.range) : .object(object))
    } else {
      members.state.add(name.text, name.range, firstValue(property, name, nil, of: view))
    }
  }

  /// The state of a property whose wrapper makes a value that isn't written, such as `@Query`.
  func writtenState(
    _ property: VariableSyntax, _ name: Name, of view: DeclaredView?
  ) -> DocumentValue? {
    guard let value = writtenValueOfWrapper(property) else { return nil }
    var object = DocumentObject(property.range)
    object.add("value", name.range, .single("$", .text(value, name.range), name.range))
    guard let type = property.type else { return .object(object) }
    let element = type.fetchedElement
    if element?.lastName.map({ names.isDeclared($0) }) ?? true {
      let shown = element ?? type
      let text = view.map { typeText(shown, of: $0) } ?? typeText(shown)
      let place = type.range.lowerBound
      let whole =
        element == nil
        ? text : SourceText("[", at: place) + text + SourceText("]", at: place)
      object.add("type", type.range, .text(whole, type.range))
    }
    return .object(object)
  }

  /// The first value of a state variable, with its type.
  func firstValue(
    _ property: VariableSyntax, _ name: Name, _ initial: ViewForm.Parameter?, of view: DeclaredView?
  ) -> DocumentValue {
    let scope = Scope(owner: view)
    var value = property.value.map {
      stoodIn($0, forFirstValueOf: property, name, in: view) ?? explicit($0, scope)
    }
    if let initial {
      value = .single("$", .word(initial.name.text, initial.name.range), initial.name.range)
    }
    let isFocus = property.attribute("FocusState") != nil
    if value == nil, isFocus, property.type?.isOptional != true {
      value = .truth(false, name.range)
    }
    guard let type = property.type, !(view.map { mentions(type, $0.generics) } ?? false) else {
      return value ?? .null(name.range)
    }
    if case .null? = value { value = nil }
    var object = DocumentObject(property.range)
    let text = view.map { typeText(type, of: $0) } ?? typeText(type)
    object.add("type", type.range, .text(text, type.range))
    if case .nothing? = property.value?.form {
    } else if let value {
      object.add("value", property.value?.range ?? name.range, value)
    } else if !type.isOptional {
      guard source.parts.count > 1 else { return .null(name.range) }
      let made = standIn(for: type, name.text, view.map { context(of: $0) } ?? StandInContext())
      object.add("value", name.range, .single("$", .word(made, name.range), name.range))
    }
    return .object(object)
  }
}

extension TypeSyntax {
  var isOptional: Bool {
    switch form {
    case .optional, .unwrapped: true
    case .named(nil, let name, _): name.text == "Optional"
    default: false
    }
  }
}

extension TypeSyntax {
  /// The type of the value that a binding of this type has.
  var bound: TypeSyntax? {
    guard case .named(nil, let name, let arguments) = form, name.text == "Binding",
      arguments.count == 1
    else { return nil }
    return arguments[0]
  }
}
