import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TabView` (docs/explanation/containers.md, Tabs).
  static let tabView = ViewDefinition(
    """
    struct TabView<SelectionValue, Content: View>: View
    init(@ViewBuilder content: () -> Content) where SelectionValue == Int
    init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where SelectionValue: Hashable
    """, "One of several screens, with a bar to select it.",
    support: .approximate(
      "the bar has its size on a phone in portrait, and on an iPad that of a navigation bar")
  ) { p in
    let selection = p(
      "selection", .expression, "The tag of the selected tab, or a binding to it.")
    p.children()
    return .tabs(selection: selection) { context in
      context.add(TabLayout(barHeight: context.tabBarHeight, isAtTop: context.hasTabsAtTop))
    }
  }

  /// SwiftUI's `TabSection`: on a phone, its tabs take its place (docs/explanation/containers.md, Tabs).
  static let tabSection = ViewDefinition(
    """
    struct TabSection<Header: View, Content: View>: View
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text
    init(@ViewBuilder content: () -> Content) where Header == EmptyView
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
    """, "Several tabs of a tab view.",
    support: .approximate("its title is not shown, as on a phone")
  ) { p in
    p("title", .text, orAs: "Text(", "The title in a sidebar (not shown).")
    p.children()
    p("header", .content, "The title as views (not laid out).")
    return .group
  }

  /// SwiftUI's `Tab` (docs/explanation/containers.md, Tabs).
  static let tab = ViewDefinition(
    """
    struct Tab<Value, Content: View, Label: View>: View
    init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Value == Never, Label == Text
    init(_ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == Text
    init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Value == Never, Label == Text
    init(_ title: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == Text
    init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == Text
    init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == Text
    init(_ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == Text
    init(_ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never
    init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    // read
    init<H: Hashable>(_ title: LocalizedStringKey, systemImage: String = "", value: H, @ViewBuilder content: () -> Content)
    """, "A screen of a tab view.", support: .exact
  ) { p in
    p("title", .text, orAs: "Text(", "The title in the bar.")
    p("systemImage", .text, "The name of the symbol in the bar.")
    p("image", .text, "The name of the image in the bar.")
    p.tag = p("value", .any, "The value of the selection for this tab.")
    p("role", .expression, "The role of the tab. The role `search` gives it a title and a symbol.")
    p.children()
    p("label", .content, "The content of the bar item (not laid out).")
    return .slot(.vertical) { context in context.add(PassThroughLayout()) }
  }
}
