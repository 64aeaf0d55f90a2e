import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Views that are passed to components (docs/explanation/preferences.md, Passed views).
extension Pass {
  /// The views in a slot, and the names that they can use, or `nil` if the caller passes none.
  func slotContent(
    _ template: ViewTemplate, in environment: ScriptEnvironment
  ) throws -> (content: TemplateRange, environment: ScriptEnvironment)? {
    let first = template.firstArgument.index
    let value = try value(of: arguments[first], in: environment)
    if value.isNone { return nil }
    if case .foreign(let foreign) = value, let given = foreign as? StyleConfigurationValue {
      return (given.control, given.environment)
    }
    guard case .foreign(let foreign) = value, var slot = foreign as? SlotValue else {
      try passOver(
        EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: "slot", expected: "views as a parameter", found: value.typeName,
            at: range(of: arguments[first]))))
      return nil
    }
    if slot.isOwn, let level = level(of: arguments[first], in: environment) {
      slot = slot.bound(to: level)
    }
    guard slot.inputCount > 0 else { return (slot.content, slot.environment) }
    let inner = ScriptEnvironment(parent: slot.environment)
    let types = document.slots[template.slot].inputTypes
    for (place, type) in types.enumerated() {
      let argument = arguments[first + 1 + place]
      let value = ParameterConversion.convert(
        try self.value(of: argument, in: environment), to: type)
      dependencies?.bind(inner, to: argument, in: environment)
      inner.values.append(value)
    }
    return (slot.content, inner)
  }

  /// The scope that contains the single name in an argument.
  private func level(
    of argument: Argument, in environment: ScriptEnvironment
  ) -> ScriptEnvironment? {
    guard case .script(let script) = argument,
      let name = document.scripts[script].program.captures.first
    else { return nil }
    return environment.ancestor(name.framesUp)
  }

  /// A component's own views that are passed on to another component, or `nil` for any other
  /// argument.
  private func handedOn(
    _ argument: Argument, in environment: ScriptEnvironment
  ) throws -> Value? {
    guard let level = level(of: argument, in: environment),
      case .foreign(let foreign) = try value(of: argument, in: environment),
      let slot = foreign as? SlotValue, slot.isOwn
    else { return nil }
    return .foreign(slot.bound(to: level))
  }

  /// The value of an argument for a slot or a closure, or `nil` for any other.
  func slotContent(
    _ argument: Argument, for parameter: ComponentTemplate.Parameter,
    in environment: ScriptEnvironment
  ) throws -> Value? {
    switch (parameter.role, argument) {
    case (.views, .script): try handedOn(argument, in: environment)
    case (.views(let inputs), .content(let content)):
      .foreign(SlotValue(content, in: environment, inputCount: inputs.count))
    case (.closure, .script(let script)):
      .function(FunctionValue(document.scripts[script].program, in: environment))
    default: nil
    }
  }

  /// The values of a component's functions, computed properties, and own views.
  func members(of component: Int) -> [Value] {
    if let known = members[component] { return known }
    var values = document.values(of: document.components[component].members)
    for slot in document.components[component].views.map({ document.slots[$0] }) {
      values.append(
        .foreign(
          SlotValue(
            own: slot.contents.first ?? .empty,
            inputCount: slot.inputs.count)))
    }
    members[component] = values
    return values
  }

  /// True if a list of views, slot content included, can change its number or types.
  func containsDynamic(
    _ content: TemplateRange, in environment: ScriptEnvironment
  ) throws -> Bool {
    if !hasSlots { return entries(of: content).contains { $0.template.isDynamic } }
    return try entries(of: content).contains {
      try isDynamic($0.template, in: environment)
    }
  }

  /// True if an entry of a list can change the number or types of its views.
  func isDynamic(_ template: ViewTemplate, in environment: ScriptEnvironment) throws -> Bool {
    if template.isDynamic { return true }
    guard template.kind == .slot, let slot = try slotContent(template, in: environment) else {
      return false
    }
    return try containsDynamic(slot.content, in: slot.environment)
  }

  /// Builds the views of a slot in the slot's position, each with the slot's modifiers.
  func buildSlot(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws -> NodeID? {
    guard let slot = try slotContent(template, in: environment) else { return nil }
    if document.isMadeSingle(template) {
      return try buildView(template, in: environment, at: place, implicit: .vertical)
    }
    try enter(template, work: Self.workOfComponent)
    try mixIdentity(ofGroup: template, in: environment)
    var place = place
    place.chain = chain(of: template, in: environment, around: place.chain)
    let mark = graph.mark
    let isDynamic = try containsDynamic(slot.content, in: slot.environment)
    try buildItems(
      slot.content, in: slot.environment, at: place, isDynamic: isDynamic || template.isDynamic,
      token: token)
    if !isDynamic, !template.isDynamic, !place.isItemized {
      graph.closeStaticContainer(from: mark, token: token.number)
    }
    return nil
  }
}
