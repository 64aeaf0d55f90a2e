import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Items of tab bars: the system lays out the views of an item, so that a pass only reads their
/// first text and their first symbol (docs/explanation/containers.md, Tabs).
extension Pass {
  /// Reads the item that a `tabItem` gives to the tab being built. The outermost one applies.
  func noteTabItem(of template: ModifierTemplate, in environment: ScriptEnvironment) throws {
    guard let tab = here.tabs.indices.last, here.tabs[tab].item == nil,
      case .content(let content) = arguments[template.firstArgument, 0]
    else { return }
    let item = try tabItem(of: content, in: environment)
    here.tabs[tab].item = item
  }

  /// The item of a `Tab`: from its own arguments.
  func tabItem(
    of template: ViewTemplate, in environment: ScriptEnvironment
  ) throws -> TabItemContent {
    var item = TabItemContent()
    try read(template, in: environment, to: &item) { $0 == "label" }
    if item.isSearch {
      item.title = item.title ?? "Search"
      item.symbol = item.symbol ?? "magnifyingglass"
    }
    return item
  }

  private func tabItem(
    of content: TemplateRange, in environment: ScriptEnvironment
  ) throws -> TabItemContent {
    var item = TabItemContent()
    try read(content, in: environment, to: &item)
    return item
  }

  private func read(
    _ content: TemplateRange, in environment: ScriptEnvironment, to item: inout TabItemContent
  ) throws {
    for (index, template) in entries(of: content) where !item.isComplete {
      try inside(UInt64(index.rawValue)) {
        try read(entry: template, in: environment, to: &item)
      }
    }
  }

  private func read(
    entry template: ViewTemplate, in environment: ScriptEnvironment, to item: inout TabItemContent
  ) throws {
    switch template.kind {
    case .view:
      let inner = try letEnvironment(template, environment, inside: nil)
      try read(template, in: inner, to: &item) { _ in true }
    case .component:
      try insideComponent(template) { component in
        let inner = try letEnvironment(template, environment, inside: nil)
        let body = try componentEnvironment(template, component, form: nil, in: inner)
        try read(component.body, in: body, to: &item)
      }
    case .slot:
      guard let slot = try slotContent(template, in: environment) else { return }
      try read(slot.content, in: slot.environment, to: &item)
    case .conditional, .optionalBinding, .switch, .forEach:
      try forEachBranch(template, in: environment) { content, inner, salt in
        try inside(salt) { try read(content, in: inner, to: &item) }
        return !item.isComplete
      }
    case .layout: break
    }
  }

  /// Reads the arguments of a view: its texts, and the views of arguments with certain names.
  private func read(
    _ template: ViewTemplate, in environment: ScriptEnvironment, to item: inout TabItemContent,
    inside isRead: (String) -> Bool
  ) throws {
    for (place, parameter) in definition(template).parameters.enumerated() {
      let argument = argument(template, place)
      if argument.isAbsent { continue }
      switch parameter.name {
      case "title" where item.title == nil, "text" where item.title == nil:
        item.title = try string(argument, parameter, in: environment)
      case "systemImage" where item.symbol == nil, "systemName" where item.symbol == nil:
        item.symbol = try string(argument, parameter, in: environment)
      case "role":
        item.isSearch = try role(argument, parameter, in: environment) == "search"
      default:
        guard case .content(let content) = argument, isRead(parameter.name) else { continue }
        try read(content, in: environment, to: &item)
      }
    }
  }

  /// The name of a tab's role.
  private func role(
    _ argument: Argument, _ parameter: ParameterDefinition, in environment: ScriptEnvironment
  ) throws -> String? {
    switch try evaluate(argument, parameter, in: environment) {
    case .member(let node): document.tree.text(node).split(separator: ".").last.map(String.init)
    case .value(let value): ArgumentConversion.caseName(value)
    default: nil
    }
  }

  /// The argument as text, or `nil` for an empty or an unknown one.
  private func string(
    _ argument: Argument, _ parameter: ParameterDefinition, in environment: ScriptEnvironment
  ) throws -> String? {
    let text: String? =
      switch try evaluate(argument, parameter, in: environment) {
      case .literal(let node): document.tree.text(node)
      case .text(let text), .value(.string(let text)): text
      case .styledText(let parts): parts.map(\.text).joined()
      default: nil
      }
    return text?.isEmpty == true ? nil : text
  }
}
