import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TabView` (docs/semantics.md, Tabs).
  static let tabView = ViewDefinition(
    "TabView", "One of several screens, above a bar to choose it.",
    support: .approximate("the bar is that of iOS 15 to 18 on a phone in portrait")
  ) { p in
    let selection = p(
      "selection", .expression, "The tag of the tab that is shown, or a binding to it.")
    p.children()
    return .tabs(selection: selection) { context in
      context.add(TabLayout(barHeight: ControlMetrics.tabBarHeight))
    }
  }

  /// SwiftUI's `Tab` (docs/semantics.md, Tabs).
  static let tab = ViewDefinition("Tab", "A screen of a tab view.", support: .exact) { p in
    p("title", .text, orAs: "Text(", "The title in the bar.")
    p("systemImage", .text, "The name of the symbol in the bar.")
    p("image", .text, "The name of the picture in the bar.")
    p.tag = p("value", .any, "What the selection is while the tab is shown.")
    p("role", .expression, "What the tab is for; without effect.")
    p.children()
    p("label", .content, "What stands in the bar; it is not laid out.")
    return .slot(.vertical) { context in context.add(PassThroughLayout()) }
  }
}
