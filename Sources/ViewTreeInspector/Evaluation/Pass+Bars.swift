import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The bars of screens are known when their content is: views say what they want of the bars around them
/// (docs/semantics.md, Navigation and Tabs).
extension Pass {
  // MARK: - Navigation

  /// Begins to listen to what the content of a screen asks of its bar; returns what was asked of the one
  /// around it.
  func openBars(of definition: ViewDefinition) -> BarRequests {
    let outer = here.bars
    if case .navigation = definition.preferenceRole {
      here.bars.takeNavigation(from: BarRequests())
    }
    return outer
  }

  /// Gives the bar of a screen what was asked of it.
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

  /// A tab: what its view asks of the bars, and what was asked of them before it.
  struct TabRecord {
    var asked: BarRequests
    let outer: BarRequests
  }

  /// Builds the views of all tabs; the selection says which of them is placed.
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

  /// Begins to listen to what a tab asks of the bars.
  func openTab() {
    here.tabs.append(TabRecord(asked: here.bars, outer: here.bars))
    here.bars.hidesTabBar = false
    here.bars.tag = nil
  }

  /// Notes what a complete tab asks of the bars; views in it that have tags say nothing of the tab.
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

  /// The place of the tab whose tag is the selection, or of the first.
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
