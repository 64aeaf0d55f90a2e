import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes the components: first all names and parameters, so that they may use each other.
  func decodeComponents(_ node: Index?) {
    guard let node else { return }
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of components")
      return
    }
    guard isWithinLimit(node, of: "components") else { return }
    var bodies: [(component: Int, body: Index, environment: Index?)] = []
    for (key, value) in tree.members(node) {
      guard tree.kind(value) == .object else {
        reportKind(value, expected: "an object of 'parameters' and 'body'")
        continue
      }
      let values = members(
        of: value, known: ["parameters", "body", "environment", "comment"], in: "a component")
      let parameters = values[0].map { decodeParameters($0) } ?? []
      if layoutNames.contains(tree.text(key)) {
        report(.nameIsTaken(tree.text(key), by: "a layout", at: tree.range(key)))
      }
      componentNames.append(tree.text(key))
      hasComponents = true
      document.components.append(
        ComponentTemplate(
          name: tree.text(key), parameters: parameters, body: TemplateRange(first: 0, end: 0),
          isUnary: true, syntax: key))
      if let body = values[1] {
        bodies.append((document.components.count - 1, body, values[2]))
      } else {
        report(.missingMember("body", of: "a component", at: tree.openingRange(value)))
      }
    }
    for (component, body, environment) in bodies {
      decodeBody(body, environment, of: component)
    }
    markUnaryComponents()
    reportEndlessComponents()
  }

  private func decodeBody(_ node: Index, _ environment: Index?, of component: Int) {
    let names = document.components[component].parameters.map {
      ScopeName(
        $0.name, isMutable: $0.type.hasPrefix("Binding"), typeName: $0.type,
        type: document.types.type($0.type))
    }
    let body = withNames(names) { $0.decodeBodyViews(node, environment) }
    document.components[component].body = body
  }

  /// The views of a body, which see the names that it gives to values of the environment.
  func decodeBodyViews(_ node: Index, _ environment: Index?) -> TemplateRange {
    guard let environment else { return decodeContent(node) }
    let first = UInt32(document.templates.count)
    decodeEnvironmentNames(environment, at: environment) { $0.decodeContent(node) }
    return TemplateRange(first: first, end: UInt32(document.templates.count))
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

  /// Marks components whose views may change, or have an identity, as dynamic, and groups that contain
  /// them.
  ///
  /// A component may be used before its body is read, so this waits until all is read.
  func markDynamicComponents() {
    var isDone = !document.components.contains { document.containsDynamic($0.body) }
    while !isDone {
      isDone = true
      for index in document.templates.indices.reversed() where mustBecomeDynamic(index) {
        document.templates[index].isDynamic = true
        isDone = false
      }
    }
  }

  private func mustBecomeDynamic(_ index: Int) -> Bool {
    let template = document.templates[index]
    guard !template.isDynamic, template.kind != .layout else { return false }
    if template.kind == .component {
      let component = document.components[Int(template.definition)]
      if !component.isUnary, document.isMadeSingle(template) { return false }
      return document.containsDynamic(component.body)
    }
    let definition = registry.definitions[Int(template.definition)]
    guard template.kind == .view, case .group = definition.meaning,
      !document.isMadeSingle(template),
      let content = definition.contentIndex,
      case .content(let range) = document.arguments[Int(template.firstArgument) + content]
    else { return false }
    return document.containsDynamic(range)
  }

  /// Whether a list is exactly one view that is no group.
  private func isUnary(_ content: TemplateRange) -> Bool {
    guard !content.isEmpty else { return false }
    let template = document.templates[Int(content.first)]
    guard template.end == content.end else { return false }
    switch template.kind {
    case .component: return document.components[Int(template.definition)].isUnary
    case .layout: return true
    case .view:
      switch registry.definitions[Int(template.definition)].meaning {
      case .group where template.letCount > 0 && isStatement(template):
        // Names for one view are no group.
        guard case .content(let rest) = document.arguments[Int(template.firstArgument)] else {
          return false
        }
        return isUnary(rest)
      case .group, .gridRow, .empty: return false
      default: return true
      }
    default: return false
    }
  }

  /// Whether a group stands for a `let` between views.
  private func isStatement(_ template: ViewTemplate) -> Bool {
    kind(template.syntax) != .object || member("view", of: template.syntax) == nil
  }

  func decodeParameters(_ node: Index) -> [ComponentTemplate.Parameter] {
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
      if let parameter = decodeParameter(name, value) { parameters.append(parameter) }
    }
    return parameters
  }

  /// A parameter is its type, or an object of `type` and `defaultValue`.
  private func decodeParameter(
    _ name: String, _ node: Index
  ) -> ComponentTemplate.Parameter? {
    switch tree.kind(node) {
    case .string:
      return ComponentTemplate.Parameter(
        name: name, type: tree.text(node), defaultValue: .absent)
    case .object:
      let values = members(of: node, known: ["type", "defaultValue"], in: "a parameter")
      guard let type = values[0], tree.kind(type) == .string else {
        report(.missingMember("type", of: "a parameter", at: tree.openingRange(node)))
        return nil
      }
      let text = tree.text(type)
      let value = values[1].map { decodeParameterValue($0, type: text) } ?? .absent
      return ComponentTemplate.Parameter(name: name, type: text, defaultValue: value)
    default:
      reportKind(node, expected: "a type such as \"Int\"")
      return nil
    }
  }

  /// An argument of a component: text for `String`, a value for other JSON, else an expression.
  func decodeParameterValue(_ node: Index, type: String) -> Argument {
    let declared = declaredType(type)
    guard declared.shape == .binding, tree.kind(node) == .string else {
      return decodeValue(node, declared)
    }
    return decodeExpression(node)
  }
}
