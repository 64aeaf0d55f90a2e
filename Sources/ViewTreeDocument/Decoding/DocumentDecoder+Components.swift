import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes the components, and the custom modifiers and styles: first all names and
  /// parameters, so that they may use each other.
  func decodeComponents(_ node: Index?, modifiers: Index?, styles: Index?) {
    guard node != nil || modifiers != nil || styles != nil else { return }
    var parts: [ComponentParts] = []
    if let node { parts += readDeclarations(node, .component) }
    declaredNames.firstModifierComponent = document.components.count
    if let modifiers { parts += readDeclarations(modifiers, .modifier) }
    declaredNames.firstStyleComponent = document.components.count
    if let styles { parts += readDeclarations(styles, .style) }
    for part in parts { decodeDefaultContent(of: part.component, part.contents) }
    for part in parts { decodeBody(part) }
    markUnaryComponents()
    reportEndlessComponents()
  }

  /// The sections that declare components, modifiers and styles, which have a body.
  private enum DeclaringSection: String { case component, modifier, style }

  /// Reads the parts of declarations that don't depend on other declarations.
  private func readDeclarations(_ node: Index, _ section: DeclaringSection) -> [ComponentParts] {
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of \(section.rawValue)s")
      return []
    }
    guard isWithinLimit(node, of: "\(section.rawValue)s"),
      document.components.isEmpty || isWithinLimit(node, besides: document.components.count)
    else { return [] }
    var parts: [ComponentParts] = []
    for (key, value) in tree.members(node) {
      guard tree.kind(value) == .object else {
        reportKind(value, expected: "an object of 'parameters' and 'body'")
        continue
      }
      if section == .modifier, !isFreeForModifier(tree.text(key), at: key) { continue }
      if let part = readDeclaration(key, value, section) { parts.append(part) }
    }
    return parts
  }

  private func readDeclaration(
    _ key: Index, _ value: Index, _ section: DeclaringSection
  ) -> ComponentParts? {
    let what = "a \(section.rawValue)"
    let known = ComponentParts.names + (section == .style ? ["protocol"] : [])
    let values = members(of: value, known: known, in: what)
    var (parameters, contents) = values[0].map { decodeComponentParameters($0) } ?? ([], [])
    let state = decodeComponentState(values[1], parameters)
    let name = tree.text(key)
    let form: ComponentTemplate.Form
    switch section {
    case .component:
      form = .view
      addComponentName(name, at: key)
    case .modifier:
      form = .modifier
      parameters = withContent(parameters, at: values[0])
      declaredNames.modifiers.append(name)
    case .style:
      guard let style = decodeStyleProtocol(values[known.count - 1], of: value) else { return nil }
      form = .style(style)
      parameters = withConfiguration(parameters, of: style, at: values[0])
      if declaredNames.componentPlaces[name] != nil {
        report(.nameIsTaken(name, by: "a component", at: tree.range(key)))
      }
      declaredNames.styles.append(name)
    }
    let component = document.components.count
    document.components.append(
      ComponentTemplate(
        name: name, form: form, parameters: parameters, state: state.variables,
        // A style isn't a view itself. Its body appears inside the control.
        body: .empty, isUnary: section != .style, syntax: key))
    addSlots(of: component, body: values[2])
    addPartSlots(of: component)
    guard let body = values[2] else {
      report(.missingMember("body", of: what, at: tree.openingRange(value)))
      return nil
    }
    return ComponentParts(
      component: component, body: body, state: state.names, functions: values[3],
      values: values[4], environment: values[5], views: values[6], contents: contents)
  }

  private func addComponentName(_ name: String, at key: Index) {
    if declaredNames.layouts.contains(name) {
      report(.nameIsTaken(name, by: "a layout", at: tree.range(key)))
    }
    if declaredNames.componentPlaces[name] == nil {
      declaredNames.componentPlaces[name] = declaredNames.components.count
    }
    declaredNames.components.append(name)
  }

  /// The sections of a component that are decoded after all components are declared.
  private struct ComponentParts {
    static let names = [
      "parameters", "state", "body", "functions", "values", "environment", "views",
      "comment",
    ]

    let component: Int
    let body: Index
    let state: [ScopeName]
    let functions: Index?
    let values: Index?
    let environment: Index?
    let views: Index?
    /// The default views of parameters.
    let contents: [(parameter: Int, value: Index)]
  }

  /// Decodes a body. It sees the parameters, environment values and members, then the component's
  /// state, then the document's.
  private func decodeBody(_ parts: ComponentParts) {
    here.openComponent = parts.component
    defer { here.openComponent = nil }
    if parts.state.isEmpty { return decodeInside(parts) }
    withNames(parts.state) { $0.decodeInside(parts) }
  }

  private func decodeInside(_ parts: ComponentParts) {
    let component = parts.component
    let names =
      scopeNames(of: document.components[component].parameters)
      + decodeEnvironment(parts.environment, of: component)
    let members = inferTypes(
      readMembers(
        functions: parts.functions, values: parts.values,
        besides: (names + parts.state).map(\.name)),
      besides: names)
    let views = readOwnViews(
      parts.views, of: component,
      besides: (names + parts.state).map(\.name) + members.map(\.method.name))
    let viewNames = views.map { ScopeName(document.slots[$0.slot].name) }
    withNames(names + scopeNames(of: members) + viewNames) { decoder in
      decoder.document.components[component].members = decoder.compileMembers(members)
      decoder.decodeOwnViews(views)
      decoder.document.components[component].body = decoder.decodeContent(parts.body)
    }
  }

  /// The names that a component gives to values of the environment.
  private func decodeEnvironment(_ node: Index?, of component: Int) -> [ScopeName] {
    guard let node else { return [] }
    let names = environmentNames(node)
    let declared = document.components[component]
    let taken =
      declared.parameters.map { ($0.name, "a parameter") }
      + declared.state.map { ($0.name, "a state variable") }
    for name in names {
      guard let other = taken.first(where: { $0.0 == name.name.name }) else { continue }
      report(.nameIsTaken(other.0, by: other.1, at: tree.range(name.syntax)))
    }
    document.components[component].environment = names.map(\.key)
    return names.map(\.name)
  }

  func scopeNames(of parameters: [ComponentTemplate.Parameter]) -> [ScopeName] {
    parameters.map {
      ScopeName(
        $0.name, storage: .ofParameter($0.type), typeName: $0.type,
        type: document.types.type($0.type))
    }
  }

  /// The state variables of each instance of a component. Their initial values can use the
  /// parameters, like an initializer.
  private func decodeComponentState(
    _ node: Index?, _ parameters: [ComponentTemplate.Parameter]
  ) -> (variables: [StateVariable], names: [ScopeName]) {
    guard let node else { return ([], []) }
    let state = withNames(scopeNames(of: parameters)) { $0.decodeVariables(node) }
    for variable in state.variables where parameters.contains(where: { $0.name == variable.name }) {
      report(.nameIsTaken(variable.name, by: "a parameter", at: tree.range(variable.syntax)))
    }
    return state
  }

  /// Finds the components that are several views, or none.
  ///
  /// A component may be used before its body is read, so this waits until all is read.
  private func markUnaryComponents() {
    var isDone = false
    while !isDone {
      isDone = true
      for component in document.components.indices
      where document.components[component].isUnary
        && !isUnary(document.components[component].body)
      {
        document.components[component].isUnary = false
        isDone = false
      }
    }
  }

  /// Marks components whose views may change, or have an identity, as dynamic, and groups that
  /// contain them. The traits of such views are traits for the container, too.
  ///
  /// A component may be used before its body is read, so this waits until all is read.
  func markDynamicComponents() {
    markComponents(\.isDynamic)
    if document.templates.contains(where: \.hasTrait) { markComponents(\.hasTrait) }
  }

  private func markComponents(_ property: WritableKeyPath<ViewTemplate, Bool>) {
    var isDone =
      document.slots.isEmpty
      && !document.components.contains { document.contains(property, in: $0.body) }
    while !isDone {
      isDone = true
      for index in document.templates.indices.reversed() where inherits(property, index) {
        document.templates[index][keyPath: property] = true
        isDone = false
      }
    }
  }

  /// True if an entry doesn't have a property yet that its views have.
  private func inherits(_ property: KeyPath<ViewTemplate, Bool>, _ index: Int) -> Bool {
    let template = document.templates[index]
    guard !template[keyPath: property], template.kind != .layout else { return false }
    if template.kind == .component {
      let component = document.components[template.component]
      if !component.isUnary, document.isMadeSingle(template) { return false }
      return document.contains(property, in: component.body) || handsIn(property, template)
    }
    if template.kind == .slot { return false }
    let definition = registry.definitions[template.view]
    guard template.kind == .view, definition.isGroup, !definition.isAnyView,
      !document.isMadeSingle(template),
      let content = definition.contentIndex,
      case .content(let range) = document.arguments[template.firstArgument, content]
    else { return false }
    return document.contains(property, in: range)
  }

  /// True if a view that is passed to a component's slot may have a property.
  private func handsIn(
    _ property: KeyPath<ViewTemplate, Bool>, _ template: ViewTemplate
  ) -> Bool {
    let body = document.components[template.component].body
    for (_, entry) in document.entries(of: body) where entry.kind == .slot {
      let place = document.slots[entry.slot].parameter
      if place < 0 {
        if document.slot(Int(entry.definition), mayContain: property) { return true }
        continue
      }
      switch document.arguments[template.firstArgument, place] {
      case .content(let content):
        if document.contains(property, in: content) { return true }
      default:
        if document.slot(Int(entry.definition), mayContain: property) { return true }
      }
    }
    return false
  }

  /// True if the list is exactly one view that isn't a group.
  private func isUnary(_ content: TemplateRange) -> Bool {
    guard !content.isEmpty else { return false }
    let template = document.templates[content.first]
    guard template.end == content.end else { return false }
    switch template.kind {
    case .component: return document.components[template.component].isUnary
    case .layout: return true
    case .slot where document.slots[template.slot].isOwn:
      return document.slots[template.slot].contents.first.map { isUnary($0) } ?? false
    case .view:
      switch registry.definitions[template.view].meaning {
      case .group where template.letCount > 0 && isStatement(template):
        // A group that only declares names is replaced by its content.
        guard case .content(let rest) = document.arguments[template.firstArgument] else {
          return false
        }
        return isUnary(rest)
      case .group, .section, .gridRow, .empty: return false
      default: return true
      }
    default: return false
    }
  }

  /// True if the group represents a `let` between views.
  private func isStatement(_ template: ViewTemplate) -> Bool {
    member("view", of: template.syntax) == nil
  }

  /// The parameters of a component, and the default views of some of them.
  private func decodeComponentParameters(
    _ node: Index
  ) -> (parameters: [ComponentTemplate.Parameter], contents: [(parameter: Int, value: Index)]) {
    var contents: [(parameter: Int, value: Index)] = []
    let parameters = decodeParameters(node) { type, value, place in
      let role = ParameterRole(type)
      guard case .views = role, let value else { return role }
      contents.append((place, value))
      return role
    }
    return (parameters, contents)
  }

  /// Decodes parameters. `role` determines a parameter's role from its type, its default and its
  /// index.
  func decodeParameters(
    _ node: Index, role: (String, Index?, Int) -> ParameterRole = { _, _, _ in .value }
  ) -> [ComponentTemplate.Parameter] {
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of names and types")
      return []
    }
    var parameters: [ComponentTemplate.Parameter] = []
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      guard isIdentifier(name, at: key) else { continue }
      if ViewKeys.all.contains(name) {
        report(.reservedParameter(name, at: tree.range(key)))
      }
      if let parameter = decodeParameter(
        name, value, { role($0, $1, parameters.count) })
      {
        parameters.append(parameter)
      }
    }
    return parameters
  }

  /// A parameter is its type, or an object of `type` and `defaultValue`.
  private func decodeParameter(
    _ name: String, _ node: Index, _ role: (String, Index?) -> ParameterRole
  ) -> ComponentTemplate.Parameter? {
    switch tree.kind(node) {
    case .string:
      guard let text = writtenType(node)?.text else { return nil }
      return ComponentTemplate.Parameter(
        name: name, type: text, defaultValue: .absent, role: role(text, nil))
    case .object:
      let values = members(of: node, known: ["type", "defaultValue"], in: "a parameter")
      guard let type = values[0] else {
        report(.missingMember("type", of: "a parameter", at: tree.openingRange(node)))
        return nil
      }
      guard let text = writtenType(type)?.text else { return nil }
      let role = role(text, values[1])
      let value = values[1].map { decodeArgument($0, type: text, role) } ?? .absent
      return ComponentTemplate.Parameter(
        name: name, type: text, defaultValue: value, role: role)
    default:
      reportKind(node, expected: "a type such as \"Int\"")
      return nil
    }
  }

  /// Decodes an argument by its role. Views are decoded when all components are known.
  func decodeArgument(_ node: Index, type: String, _ role: ParameterRole) -> Argument {
    switch role {
    case .value: decodeParameterValue(node, type: type)
    case .closure(let inputs, let result): decodeClosureArgument(node, type: type, inputs, result)
    case .views, .configuration: .absent
    }
  }

  /// An argument of a component: text for `String`, a value for other JSON, else an expression.
  func decodeParameterValue(_ node: Index, type: String) -> Argument {
    let declared = declaredType(type)
    guard declared.shape == .binding, tree.kind(node) == .string else {
      return decodeValue(node, declared)
    }
    return decodeExpression(node, result: declared.type.binding)
  }
}

extension ScopeName.Storage {
  /// The storage of a parameter: actions may assign to a binding.
  static func ofParameter(_ type: String) -> Self {
    type.hasPrefix("Binding") ? .state : .constant
  }
}
