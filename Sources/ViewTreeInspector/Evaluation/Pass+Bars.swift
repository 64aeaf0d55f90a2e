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
    }
    return outer
  }

  /// Applies the collected requests to the bar of a screen.
  func closeBars(of definition: ViewDefinition, _ node: NodeID, _ outer: BarRequests) {
    guard case .navigation = definition.preferenceRole else { return }
    layout.changeBar(of: node) { here.bars.apply(to: &$0) }
    if let width = here.bars.columnWidth { layout.changeColumn(node, to: width) }
    here.bars.takeNavigation(from: outer)
  }

  /// True if a view of a toolbar is placed in the bottom bar.
  func hasBottomItem(_ content: TemplateRange?) -> Bool {
    guard let content else { return false }
    return (content.first..<content.end).contains { index in
      let template = templates[index]
      guard template.kind == .view, let placement = definition(template).placement,
        case .option(let place) = document.argument(placement.handle, of: template)
      else { return false }
      return Int(place) == placement.bottom
    }
  }

  // MARK: - Tabs

  /// The bar requests of a tab, and the enclosing requests.
  struct TabRecord {
    var asked: BarRequests
    let outer: BarRequests
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
    let place = try selectedTab(selection, in: environment)
    let asked = here.tabs.indices.contains(place) ? here.tabs[place].asked : nil
    here.bars = outer.1
    if let asked { here.bars.takeNavigation(from: asked) }
    let isShown = hasBar && asked?.hidesTabBar != true
    layout.showTab(place, of: node, barHeight: isShown ? ControlMetrics.tabBarHeight : 0)
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
    guard let outer = here.tabs.popLast()?.outer else { return }
    var asked = here.bars
    asked.tag = tag
    if template.kind == .view, let value = definition(template).tag {
      let argument = document.argument(value, of: template)
      if case .absent = argument {
      } else {
        asked.tag = try self.value(of: argument, in: environment)
      }
    }
    here.bars = outer
    here.tabs.append(TabRecord(asked: asked, outer: outer))
  }

  /// The index of the tab whose tag is the selection, or of the first one.
  private func selectedTab(
    _ argument: Argument, in environment: ScriptEnvironment
  ) throws -> Int {
    if case .absent = argument { return 0 }
    var selection = try value(of: argument, in: environment)
    if case .binding(let binding) = selection {
      do throws(ScriptFailure) {
        selection = try machine.read(binding)
      } catch {
        guard case .script(let script) = argument else { return 0 }
        throw self.error(error, in: script)
      }
    }
    if case .enumCase(let constant) = selection, constant.name == "constant",
      constant.payload.count == 1
    {
      selection = constant.payload[0]
    }
    return here.tabs.firstIndex { $0.asked.tag?.description == selection.description } ?? 0
  }
}
