import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The style that a modifier sets for some controls, linked to the enclosing entry.
struct StyleEntry {
  enum Form {
    /// A custom style, and the names that its arguments can use.
    case own(TemplateRange, ScriptEnvironment)
    /// One of the system's.
    case system
    /// The styles of the enclosing entry, for views of a style, which aren't inside that style.
    case around(UInt32?)
  }

  let kind: StyleKind
  let form: Form
  /// The enclosing entry, if there is one.
  let outer: UInt32?
}

/// Styles of controls that the document declares (docs/explanation/preferences.md, Custom
/// styles).
extension Pass {
  /// A custom style that applies to a control.
  struct OwnStyle {
    let use: TemplateRange
    let environment: ScriptEnvironment
    /// The entry that encloses the modifier that set it.
    let outer: UInt32?
  }

  // MARK: - Setting

  /// Sets the style of some controls in the content of a modifier.
  func setStyle(
    _ kind: StyleKind, _ template: ModifierTemplate, _ record: ID<ModifierRecord>,
    in environment: ScriptEnvironment
  ) {
    let argument = document.argument(
      0, from: template.firstArgument, count: Int(template.argumentCount))
    guard case .content(let use) = argument else {
      // Without declared styles, a system style doesn't replace anything.
      if context.environment.ownStyles != nil { addStyleEntry(kind, .system) }
      return
    }
    noteStyle(style(of: use).name, record: record)
    addStyleEntry(kind, .own(use, environment))
  }

  private func style(of use: TemplateRange) -> ComponentTemplate {
    document.components[templates[use.first].component]
  }

  private func addStyleEntry(_ kind: StyleKind, _ form: StyleEntry.Form) {
    built.styleEntries.append(
      StyleEntry(kind: kind, form: form, outer: context.environment.ownStyles))
    context.environment.ownStyles = UInt32(built.styleEntries.count - 1)
  }

  /// The custom style that the nearest modifier around a view sets, or `nil` if that
  /// is one of the system's, or none.
  func ownStyle(of definition: ViewDefinition) -> OwnStyle? {
    guard let styled = definition.styled,
      !(styled.isPlainInRows && context.environment.list.isInRow)
    else { return nil }
    var place = context.environment.ownStyles
    while let index = place {
      let entry = built.styleEntries[Int(index)]
      guard entry.kind == styled.kind else {
        place = entry.outer
        continue
      }
      switch entry.form {
      case .own(let use, let environment):
        return OwnStyle(use: use, environment: environment, outer: entry.outer)
      case .system: return nil
      case .around(let outer): place = outer
      }
    }
    return nil
  }

  // MARK: - Building

  /// Builds a control with the views of its style, which determine its size.
  func buildStyled(
    _ style: OwnStyle, _ definition: ViewDefinition, _ template: ViewTemplate,
    _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID? {
    guard let styled = definition.styled, let parts = document.styledParts(of: template) else {
      return nil
    }
    let node = try addNode(
      definition, template, view, in: environment, below: parent, isStyled: true)
    let declared = self.style(of: style.use)
    if let follows = declared.style, !follows.answersTaps { built.controls[view]?.isTapped = false }
    let outer = (here.configuration, here.configurationSources, here.viewEnvironment)
    defer {
      (here.configuration, here.configurationSources) = (outer.0, outer.1)
      setViewEnvironment(outer.2)
    }
    here.configuration = try configuration(
      styled, parts, of: template, declared.style?.configuration, in: environment)
    here.configurationSources = (0..<Int(template.argumentCount)).map {
      (arguments[template.firstArgument, $0], environment)
    }
    addStyleEntry(styled.kind, .around(style.outer))
    addViewEnvironment(context.environment)
    let mark = graph.mark
    let group = addGroup(to: view, role: .children, order: -1)
    _ = try standing(alone: true) {
      try buildSingle(
        style.use, in: style.environment, below: node, group: group, implicit: .horizontal,
        token: .view(view))
    }
    graph.closeStaticContainer(from: mark, token: NodeOwner.view(view).number)
    return node
  }

  // MARK: - Style configurations

  private func configuration(
    _ styled: StyledControl, _ parts: StyledParts, of template: ViewTemplate, _ type: String?,
    in environment: ScriptEnvironment
  ) throws -> Value {
    let configuration = StyleConfigurationValue(
      type ?? "TextField", control: parts.control, in: environment, machine)
    for (part, views) in zip(styled.parts, parts.parts) {
      configuration.members[part.name] =
        views.map { .foreign(SlotValue($0, in: environment, inputCount: 0)) } ?? Value.none
    }
    for fact in styled.facts { try add(fact, to: configuration, of: template, in: environment) }
    return .foreign(configuration)
  }

  private func add(
    _ fact: StyledControl.Fact, to configuration: StyleConfigurationValue,
    of template: ViewTemplate, in environment: ScriptEnvironment
  ) throws {
    switch fact {
    case .constant(let name, let value): configuration.members[name] = .bool(value)
    case .binding(let name, let handle):
      let given = try value(of: document.argument(handle, of: template), in: environment)
      configuration.members["$" + name] = Self.binding(given)
    case .name(let name, let handle):
      configuration.members[name] = try caseName(handle, of: template, in: environment)
    case .fraction(let name, let handle, let whole):
      let value = try number(handle, of: template, in: environment)
      let total = try number(whole, of: template, in: environment) ?? 1
      configuration.members[name] =
        value.map { .double(total > 0 ? min(max($0 / total, 0), 1) : 0) } ?? Value.none
    case .position(let name, let handle, let range):
      let number = try number(handle, of: template, in: environment) ?? 0
      let range = try value(of: document.argument(range, of: template), in: environment)
      configuration.members[name] = .double(Self.position(of: number, in: range))
    case .action(let name, let handle):
      var action: FunctionValue?
      if case .script(let script) = document.argument(handle, of: template) {
        action = FunctionValue(document.scripts[script].program, in: environment)
      }
      configuration.actions[name] = .some(action)
    }
  }

  /// A binding unchanged, or a constant binding to a value.
  private static func binding(_ given: Value) -> Value {
    if case .binding = given { return given }
    let value = if case .bool = given { given } else { Value.bool(false) }
    return .binding(
      BindingValue(environment: ScriptEnvironment(values: [value]), index: 0, isConstant: true))
  }

  private func caseName(
    _ handle: Handle<Int>, of template: ViewTemplate, in environment: ScriptEnvironment
  ) throws -> Value {
    let argument = document.argument(handle, of: template)
    guard case .option(let place) = argument else {
      return try value(of: argument, in: environment)
    }
    let parameter = definition(template).parameters[handle.place]
    guard case .option(let names) = parameter.type else { return .none }
    return .enumCase(EnumValue(name: names[Int(place)]))
  }

  private func number(
    _ handle: Handle<Double>, of template: ViewTemplate, in environment: ScriptEnvironment
  ) throws -> Double? {
    ArgumentConversion.number(
      try value(of: document.argument(handle, of: template), in: environment))
  }

  /// The position of a number in a range: 0 at its lower bound, 1 at its upper bound.
  private static func position(of value: Double, in range: Value) -> Double {
    var (lower, upper) = (0.0, 1.0)
    if case .range(let range) = range {
      lower = range.lower.flatMap { ArgumentConversion.number($0) } ?? 0
      upper = range.upper.flatMap { ArgumentConversion.number($0) } ?? 1
    }
    return upper > lower ? min(max((value - lower) / (upper - lower), 0), 1) : 0
  }
}
