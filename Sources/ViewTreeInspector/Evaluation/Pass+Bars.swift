import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Bars of screens, which are known only after their content: views make requests to the bars that
/// enclose them (docs/explanation/containers.md, Navigation and Tabs).
extension Pass {
  // MARK: - Navigation

  /// Starts collecting the requests of a screen's content to its bar. Returns the enclosing
  /// requests.
  func openBars(of definition: ViewDefinition) -> BarRequests {
    let outer = here.bars
    if case .navigation = definition.preferenceRole {
      here.bars.takeNavigation(from: BarRequests())
      // A search of a view around a screen is in the bar of the first screen.
      here.bars.hasSearch = outer.hasSearch
    }
    return outer
  }

  /// Applies the collected requests to the bar of a screen.
  func closeBars(of definition: ViewDefinition, _ node: NodeID, _ outer: BarRequests) {
    guard case .navigation = definition.preferenceRole else { return }
    layout.changeBar(of: node) { here.bars.apply(to: &$0) }
    if let width = here.bars.columnWidth { layout.changeColumn(node, to: width) }
    here.bars.takeNavigation(from: outer)
    here.bars.hasSearch = false
  }

  /// Records that a toolbar has items, and if one of them is in the bottom bar. Items above the
  /// keyboard are in no bar of the screen.
  func noteItems(_ content: TemplateRange?, in environment: ScriptEnvironment) throws {
    guard let content, try hasItem(content, in: environment) else { return }
    here.bars.hasItems = true
    var seen: Set<Int> = []
    if hasBottomItem(content, &seen) { here.bars.hasBottomBar = true }
  }

  /// True if a toolbar has a view that isn't above the keyboard, in the branches that are taken.
  private func hasItem(_ content: TemplateRange, in environment: ScriptEnvironment) throws -> Bool {
    for (_, template) in entries(of: content) {
      switch template.kind {
      case .conditional, .optionalBinding, .switch, .forEach:
        var isFound = false
        let inner = try letEnvironment(template, environment, inside: nil)
        try forEachBranch(template, in: inner) { content, branch, _ in
          isFound = try hasItem(content, in: branch)
          return !isFound
        }
        if isFound { return true }
      case .view, .component, .slot, .layout:
        if placement(of: template) != .keyboard { return true }
      }
    }
    return false
  }

  /// True if a view of a toolbar, or of a component in it, is placed in the bottom bar. Each
  /// component is searched once.
  private func hasBottomItem(_ content: TemplateRange, _ seen: inout Set<Int>) -> Bool {
    (content.first..<content.end).contains { index in
      let template = templates[index]
      if template.kind == .component {
        let component = Int(template.component.index)
        return seen.insert(component).inserted
          && hasBottomItem(document.components[component].body, &seen)
      }
      let place = placement(of: template)
      return place == .bottom || place == .status
    }
  }

  /// The placement that a view of a toolbar names.
  func placement(of template: ViewTemplate) -> BarPlacement? {
    guard template.kind == .view else { return nil }
    return definition(template).barPlacement { document.argument($0, of: template) }
  }

  // MARK: - Tabs

  /// The bar requests of a tab, the enclosing requests, and its item in the bar.
  struct TabRecord {
    var asked: BarRequests
    let outer: BarRequests
    var item: TabItemContent?
  }

  /// Builds the views of all tabs. The selection determines the tab that is placed.
  func buildTabs(
    _ definition: ViewDefinition, _ selection: Argument, _ template: ViewTemplate,
    _ view: ID<ViewRecord>, in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID {
    let node = try addNode(definition, template, view, in: environment, below: parent)
    let hasBar = !context.environment.hasPagedTabs
    let outer = (here.tabs, here.bars)
    here.tabs = []
    defer { here.tabs = outer.0 }
    let group = addGroup(to: view, role: .children, order: -1)
    try buildAlternatives(
      content(template, definition.contentIndex ?? 0), in: environment,
      at: Place(parent: node, group: group, chain: nil, isAlternative: true, isTab: true),
      token: .view(view))
    let place = try selectedTab(selection, in: environment) ?? 0
    let asked = here.tabs.indices.contains(place) ? here.tabs[place].asked : nil
    built.chosen[view] = place
    built.tabItems[view] = here.tabs.map { $0.item ?? TabItemContent() }
    here.bars = outer.1
    if let asked { here.bars.takeNavigation(from: asked) }
    let isShown = hasBar && asked?.hidesTabBar != true
    layout.showTab(place, of: node, barHeight: isShown ? context.tabBarHeight : 0)
    return node
  }

  /// Starts collecting the bar requests of a tab.
  func openTab() {
    here.tabs.append(TabRecord(asked: here.bars, outer: here.bars))
    here.bars.hidesTabBar = false
    here.bars.tag = nil
  }

  /// Records the bar requests of a complete tab. Tags of views inside it don't identify the tab.
  func closeTab(
    _ template: ViewTemplate, tag: Value?, in environment: ScriptEnvironment
  ) throws {
    guard let record = here.tabs.popLast() else { return }
    let outer = record.outer
    var (asked, item) = (here.bars, record.item)
    asked.tag = tag ?? here.elementTag
    if template.kind == .view, let value = definition(template).tag {
      let argument = document.argument(value, of: template)
      if case .absent = argument {
      } else {
        asked.tag = try self.value(of: argument, in: environment)
      }
      item = try item ?? tabItem(of: template, in: environment)
    }
    here.bars = outer
    here.tabs.append(TabRecord(asked: asked, outer: outer, item: item))
  }

  /// The index of the tab whose tag is the selection. `nil` for none.
  private func selectedTab(
    _ argument: Argument, in environment: ScriptEnvironment
  ) throws -> Int? {
    if case .absent = argument { return nil }
    var selection = try value(of: argument, in: environment)
    if case .binding(let binding) = selection {
      do throws(ScriptFailure) {
        selection = try machine.read(binding)
      } catch {
        guard case .script(let script) = argument else { return nil }
        try passOver(error, in: script)
        return nil
      }
    }
    if case .enumCase(let constant) = selection, constant.name == "constant",
      constant.payload.count == 1
    {
      selection = constant.payload[0]
    }
    return here.tabs.firstIndex { tab in
      // A tag of `nil` is stored as no tag, so it matches a `nil` selection.
      tab.asked.tag.map { $0.description == selection.description } ?? selection.isNone
    }
  }

  // MARK: - Options

  /// Builds a view with options, whose values stay in it. The selection determines the option that
  /// is shown, if there is space for only one option.
  func buildChoice(
    _ definition: ViewDefinition, _ choice: ChoiceArguments, _ template: ViewTemplate,
    _ view: ID<ViewRecord>, in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID {
    context.parts = PartNodes()
    let node = try addNode(definition, template, view, in: environment, below: parent)
    let parts = context.parts
    let group = addGroup(to: view, role: .children, order: -1)
    if let place = parts[1],
      case .content(let label) = document.argument(choice.label, of: template)
    {
      try graph.buildApart(token: NodeOwner.view(view).number) {
        _ = try buildSingle(
          label, in: environment, below: place, group: group, implicit: .horizontal,
          token: .view(view))
      }
    }
    guard let place = parts[0],
      case .content(let options) = document.argument(choice.options, of: template),
      !options.isEmpty
    else { return node }
    let outer = (here.tabs, here.bars, here.viewEnvironment, here.collectsElementTags)
    here.tabs = []
    here.collectsElementTags = true
    choice.change(&context.environment)
    keepViewEnvironment()
    defer {
      (here.tabs, here.bars, here.collectsElementTags) = (outer.0, outer.1, outer.3)
      here.elementTag = nil
      setViewEnvironment(outer.2)
    }
    try graph.buildApart(token: NodeOwner.view(view).number) {
      try buildAlternatives(
        options, in: environment,
        at: Place(parent: place, group: group, chain: nil, isAlternative: true, isTab: true),
        token: .view(view))
    }
    let selection = document.argument(choice.selection, of: template)
    if let chosen = try selectedTab(selection, in: environment) {
      built.chosen[view] = chosen
      layout.choose(chosen, of: place)
    }
    return node
  }
}
