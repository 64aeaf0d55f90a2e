import Testing
import ViewTreeDocument

/// Which views take taps themselves (docs/explanation/updates.md, Taps).
struct TapRegionTests {
  @Test("Leaves and controls take taps; containers, spacers and paths do not")
  func regions() {
    let nowhere = ViewRegistry.standard.definitions.filter {
      if case .nowhere = $0.tapRegion { true } else { false }
    }
    #expect(
      nowhere.map(\.name) == [
        "AnyLayout", "AnyView", "AsyncImage", "ContentUnavailableView", "ControlGroup", "EmptyView",
        "Form", "Gauge", "GeometryReader", "GlassEffectContainer", "Grid", "GridLayout", "GridRow",
        "Group",
        "GroupBox", "HStack", "HStackLayout", "LabeledContent", "LazyHGrid", "LazyHStack",
        "LazyVGrid", "LazyVStack", "List", "NavigationSplitView", "NavigationStack",
        "NavigationView", "Path", "PhaseAnimator", "ScrollView", "ScrollViewReader", "Section",
        "Spacer", "Tab", "Table", "TableColumn", "TableRow", "TabSection", "TabView",
        "TimelineView",
        "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "ViewThatFits", "VStack",
        "VStackLayout", "ZStack", "ZStackLayout",
      ])
    let ellipses = ViewRegistry.standard.definitions.filter {
      if case .ellipse = $0.tapRegion { true } else { false }
    }
    #expect(ellipses.map(\.name) == ["Circle", "Ellipse"])
  }

  @Test("Modifiers that have to do with taps and scrolling say so")
  func interactions() {
    let names = ModifierRegistry.standard.definitions.filter { $0.interaction != nil }.map(\.name)
    #expect(
      names.sorted() == [
        "allowsHitTesting", "clipShape", "clipped", "contentShape", "cornerRadius", "disabled",
        "fill", "hidden", "opacity", "scrollClipDisabled", "scrollDisabled", "stroke",
        "strokeBorder",
      ])
  }
}
