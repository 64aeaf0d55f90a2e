import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// An environment value that an enclosing modifier has set.
struct EnvironmentEntry {
  let key: EnvironmentKey
  let value: Value
  /// The enclosing entry, if there is one.
  let outer: UInt32?
}

/// Values of the environment that scripts read and modifiers set (docs/explanation/layout.md,
/// Environment).
extension Pass {
  // MARK: - Reading

  /// The value of an environment key at the current position, as the view or the component at a
  /// source location reads it.
  func environmentValue(
    of key: EnvironmentKey, readAt syntax: SyntaxNode.Index = 0
  ) throws -> Value {
    if let entry = environmentEntry(of: key) { return built.environmentValues[Int(entry)].value }
    if let system = key.system { return try systemValue(system) }
    guard let declared = key.declared else { return .none }
    let template = document.environmentKeys[declared]
    if template.isObject, key.isOptional { return .none }
    if template.isObject {
      try passOver(
        EvaluationError(
          diagnostic: .missingEnvironmentObject(
            template.name, isObservableObject: document.types.isObservableObject(template.name),
            at: document.nameRange(ofViewAt: syntax))))
      return .none
    }
    let value = try value(of: template.defaultValue, in: state)
    return template.typeName.map { ParameterConversion.convert(value, to: $0) } ?? value
  }

  /// The index of the value that an enclosing modifier sets for a key.
  func environmentEntry(of key: EnvironmentKey) -> UInt32? {
    var place = built.viewEnvironments[here.viewEnvironment].values
    while let index = place {
      let entry = built.environmentValues[Int(index)]
      if entry.key == key { return index }
      place = entry.outer
    }
    return nil
  }

  /// The system's value, if the document doesn't set one.
  private func systemValue(_ value: SystemEnvironmentValue) throws -> Value {
    func member(_ name: String) -> Value { .enumCase(EnumValue(name: name)) }
    let window = document.window
    switch value {
    case .colorScheme: return member(document.colorScheme)
    case .colorSchemeContrast: return member("standard")
    case .accessibilityDifferentiateWithoutColor, .accessibilityReduceMotion,
      .accessibilityReduceTransparency, .isPresented:
      return .bool(false)
    case .isEnabled: return .bool(true)
    case .displayScale: return .double(Double(window.scale))
    case .pixelLength: return .double(1 / Double(window.scale))
    case .dynamicTypeSize:
      let size = built.viewEnvironments[here.viewEnvironment].dynamicTypeSize.rawValue
      return member(DynamicTypeSizeNames.all[Int(size)])
    case .sizeCategory:
      let size = built.viewEnvironments[here.viewEnvironment].dynamicTypeSize.rawValue
      return member(TextSizeOrder.categories[Int(size)])
    case .symbolVariants: return member("none")
    case .widgetFamily: return member("systemSmall")
    case .horizontalSizeClass: return member(window.isWide ? "regular" : "compact")
    case .verticalSizeClass: return member(window.isHigh ? "regular" : "compact")
    case .layoutDirection: return member("\(window.layoutDirection)")
    case .legibilityWeight: return member("regular")
    case .locale:
      return .nominal(
        NominalValue(typeName: "Locale", fields: [("identifier", .string(document.locale))]))
    case .scenePhase: return member("active")
    case .controlSize:
      return member("\(built.viewEnvironments[here.viewEnvironment].controlSize)")
    case .appearsActive, .isHoverEffectEnabled, .isScrollEnabled, .showsWidgetContainerBackground,
      .accessibilityPlayAnimatedImages:
      return .bool(true)
    case .defaultMinListRowHeight: return .double(ControlMetrics.leastRowHeight)
    case .editMode: return constant(member(pushed.isEditing ? "active" : "inactive"))
    case .presentationMode: return try presentationMode()
    case .redactionReasons: return .array([])
    default:
      if value.isAction { return Self.nothing }
      return value.typeName == "Bool" ? .bool(false) : .none
    }
  }

  /// The value of `presentationMode`, the predecessor of `dismiss`.
  private func presentationMode() throws -> Value {
    let mode = GivenValue(
      "PresentationMode",
      ["isPresented": try environmentValue(of: EnvironmentKey(.isPresented))])
    if case .function(let dismiss) = try environmentValue(of: EnvironmentKey(.dismiss)) {
      mode.methods["dismiss"] = dismiss
      mode.machine = machine
    }
    mode.properties["wrappedValue"] = .foreign(mode)
    return .foreign(mode)
  }

  /// A constant binding.
  private func constant(_ value: Value) -> Value {
    .binding(
      BindingValue(environment: ScriptEnvironment(values: [value]), index: 0, isConstant: true))
  }

  /// A function without an effect, for requests to the system.
  private static var nothing: Value {
    .function(FunctionValue(host: { () throws(ScriptFailure) -> Value in .void }))
  }

  // MARK: - Setting

  /// Opens a modifier that sets or changes a value of the environment.
  func openEnvironmentValue(
    _ meaning: ModifierDefinition.Meaning, _ template: ModifierTemplate,
    record: ID<ModifierRecord>, in environment: ScriptEnvironment, _ parent: inout NodeID?
  ) throws {
    here.open.append(.environment(record: record, previous: here.viewEnvironment))
    guard let (key, value) = try setEnvironmentValue(meaning, template, in: environment),
      key.system == .layoutDirection, let name = ArgumentConversion.caseName(value),
      let direction = LayoutDirectionNames.direction(named: name)
    else { return }
    let node = layout.add(LayoutDirectionLayout(direction), to: parent)
    parent = node
    here.open.append(.node(node, record: record))
  }

  /// Sets the environment value of a modifier whose arguments are evaluated. Returns it with its
  /// key.
  @discardableResult
  private func setEnvironmentValue(
    _ meaning: ModifierDefinition.Meaning, _ template: ModifierTemplate,
    in environment: ScriptEnvironment
  ) throws -> (key: EnvironmentKey, value: Value)? {
    let key: EnvironmentKey
    var value: Value
    switch meaning {
    case .environmentObject(let object):
      defer { noteEnvironmentValue(document.argument(object, of: template), in: environment) }
      return try setObject(context.argument(object), of: template)
    case .environmentValue(let name, let given):
      key = EnvironmentKey(number: context[name] ?? 0)
      defer { noteEnvironmentValue(document.argument(given, of: template), in: environment) }
      if key == .classOfObject { return try setObject(context.argument(given), of: template) }
      value = context[given] ?? .none
    case .transformEnvironment(let name, let transform):
      key = EnvironmentKey(number: context[name] ?? 0)
      value = try environmentValue(of: key)
      if case .script(let script) = document.argument(transform, of: template) {
        try change(&value, by: script, in: environment)
      }
    default: return nil
    }
    if let declared = key.declared, let type = document.environmentKeys[declared].typeName {
      value = ParameterConversion.convert(value, to: type)
    }
    set(key, value)
    return (key, value)
  }

  /// Records the argument of the last value that was set, for explanations.
  private func noteEnvironmentValue(_ argument: Argument, in environment: ScriptEnvironment) {
    guard let dependencies, let entry = context.environment.values else { return }
    dependencies.setEnvironmentValue(entry, argument, in: environment)
  }

  private func change(
    _ value: inout Value, by script: ID<DocumentScript>, in environment: ScriptEnvironment
  ) throws {
    do throws(ScriptFailure) {
      try machine.evaluate(
        document.scripts[script].program, in: environment, mutating: &value, [])
    } catch {
      try passOver(error, in: script)
    }
  }

  /// Puts an object in the environment, by its class.
  private func setObject(
    _ argument: EvaluatedArgument, of template: ModifierTemplate
  ) throws -> (key: EnvironmentKey, value: Value)? {
    guard case .value(let value) = argument,
      let place = document.environmentKeys.firstIndex(where: {
        $0.isObject && $0.name == value.typeName
      })
    else {
      var found: String?
      if case .value(let value) = argument { found = value.typeName }
      try passOver(
        EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: modifierDefinitions[template.definition].name, expected: "an object",
            found: found, at: document.nameRange(ofModifierAt: template.syntax))))
      return nil
    }
    let key = EnvironmentKey(number: SystemEnvironmentValue.allCases.count + place)
    set(key, value)
    return (key, value)
  }

  /// Sets the enabled state of views, if the modifier with the evaluated arguments affects it.
  func setEnabled(by definition: ModifierDefinition) throws {
    guard case .disabled(let handle) = definition.interaction else { return }
    let isEnabled = try environmentValue(of: EnvironmentKey(.isEnabled))
    let isDisabled = context[handle] ?? true
    set(EnvironmentKey(.isEnabled), isDisabled ? .bool(false) : isEnabled)
  }

  /// Sets a value for the views that are built from now on.
  private func set(_ key: EnvironmentKey, _ value: Value) {
    if key.system == .dynamicTypeSize, let name = ArgumentConversion.caseName(value),
      let place = DynamicTypeSizeNames.all.firstIndex(of: name)
    {
      context.environment.dynamicTypeSize = DynamicTypeSizeNames.category(place)
    } else if key.system == .controlSize {
      let name = ArgumentConversion.caseName(value)
      context.environment.controlSize =
        ControlSize.allCases.first { "\($0)" == name } ?? .regular
    } else {
      if key.system == .colorScheme {
        context.environment.isDark = ArgumentConversion.caseName(value) == "dark"
      }
      add(key, value)
      setListValue(key, value)
    }
    keepViewEnvironment()
  }

  /// Applies a value of the environment that lists read.
  private func setListValue(_ key: EnvironmentKey, _ value: Value) {
    switch key.system {
    case .defaultMinListRowHeight:
      context.environment.list.leastRowHeight = ArgumentConversion.number(value)
    case .defaultMinListHeaderHeight:
      context.environment.list.leastHeaderHeight = ArgumentConversion.number(value)
    case .editMode:
      var mode = value
      if case .binding(let binding) = value { mode = (try? machine.read(binding)) ?? value }
      if case .enumCase(let constant) = mode, constant.name == "constant",
        let payload = constant.payload.first
      {
        mode = payload
      }
      let name = ArgumentConversion.caseName(mode)
      context.environment.list.isEditing = name == "active" || name == "transient"
    default: break
    }
  }

  /// Starts with lists that are edited.
  func startEditing() {
    built.viewEnvironments[ID.ofDocument].list.isEditing = true
    context.environment.list.isEditing = true
  }

  private func add(_ key: EnvironmentKey, _ value: Value) {
    built.environmentValues.append(
      EnvironmentEntry(key: key, value: value, outer: context.environment.values))
    context.environment.values = UInt32(built.environmentValues.count - 1)
  }

  /// Adds the environment values of presented views: `isPresented` and `dismiss`.
  func addPresentationValues(of site: PresentationSite) {
    if case .toolbar = site.kind { return }
    add(EnvironmentKey(.isPresented), .bool(true))
    if let link = site.link {
      add(EnvironmentKey(.dismiss), .function(hide(link)))
    } else if let stack = site.navigation?.stack, site.item != nil {
      add(EnvironmentKey(.dismiss), .function(pop(stack)))
    } else if let path = site.navigation?.binding {
      add(EnvironmentKey(.dismiss), .function(pop(path)))
    } else if let binding = site.binding {
      let machine = machine
      let absent = site.item == nil ? Value.bool(false) : Value.none
      let dismiss = FunctionValue(host: { () throws(ScriptFailure) -> Value in
        try machine.write(binding, absent)
        return .void
      })
      add(EnvironmentKey(.dismiss), .function(dismiss))
    }
    keepViewEnvironment()
  }

  // MARK: - Group contents

  /// Runs `body`, which reads the environment and builds no view, inside the enclosing groups.
  ///
  /// Each view of a group opens the modifiers of the group. Components, loops, and names between
  /// the group and its views are read before one of these views is built.
  func reading(inside groups: ModifierChain?, _ body: () throws -> Void) throws {
    guard let groups, groups.setsEnvironment else { return try body() }
    let around = here.viewEnvironment
    setViewEnvironment(try environment(inside: groups))
    defer { setViewEnvironment(around) }
    try body()
  }

  /// Returns the environment inside a group, without making it current.
  private func environment(inside group: ModifierChain) throws -> ID<ViewEnvironment> {
    let around = here.viewEnvironment
    if let known = group.environmentInside, known.around == around { return known.inside }
    defer { setViewEnvironment(around) }
    if let outer = group.outer { setViewEnvironment(try environment(inside: outer)) }
    for place in stride(from: group.count - 1, through: 0, by: -1) {
      let template = modifierTemplates[group.first.index + place]
      if setsEnvironment(template) { try setEnvironment(by: template, in: group.environment) }
    }
    group.environmentInside = (around, here.viewEnvironment)
    return here.viewEnvironment
  }

  /// True if a modifier can set a value that scripts read.
  func setsEnvironment(_ template: ModifierTemplate) -> Bool {
    let definition = modifierDefinitions[template.definition]
    if definition.isUnseen { return false }
    switch definition.meaning {
    case .environment, .environmentValue, .environmentObject, .transformEnvironment: return true
    case .neutral where readsEnabled:
      if case .disabled = definition.interaction { return true } else { return false }
    default: return false
    }
  }

  /// Sets the value that a modifier sets, without a record and a node of the modifier.
  private func setEnvironment(
    by template: ModifierTemplate, in environment: ScriptEnvironment
  ) throws {
    let definition = modifierDefinitions[template.definition]
    running.owner = .body(built.views.nextID)
    try evaluateArguments(
      from: template.firstArgument, count: Int(template.argumentCount), of: definition,
      hasScripts: template.hasScripts, in: environment)
    switch definition.meaning {
    case .environment(let change):
      change(&context.environment, context.arguments)
      keepViewEnvironment()
    case .neutral: try setEnabled(by: definition)
    default: try setEnvironmentValue(definition.meaning, template, in: environment)
    }
  }
}
