import ViewTreeLayout

/// Modifiers that affect the bars of a screen (docs/explanation/containers.md, Navigation and
/// Tabs).
extension ModifierDefinition {
  // MARK: - Titles

  /// The display modes of a title, and if the title is small.
  private static let titleModes = [("automatic", false), ("inline", true), ("large", false)]

  private static func ask(
    forSmallTitle isSmall: Choice<Bool>
  ) -> @Sendable (inout BarRequests, EvaluatedArguments) -> Void {
    { bars, arguments in bars.hasSmallTitle = arguments[isSmall] ?? bars.hasSmallTitle }
  }

  /// The older name of `navigationTitle`.
  static let navigationBarTitle = ModifierDefinition(
    """
    func navigationBarTitle(_ title: LocalizedStringKey) -> some View
    func navigationBarTitle(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    """, "Sets the title of the enclosing navigation view.",
    support: .exact, draws: .content
  ) { p in
    let title = p("title", .text, unlabelled: true, required: true, orAs: "Text(", "The title.")
    p.bars = ask(
      forSmallTitle: p.choice("displayMode", titleModes, "The display mode of the title."))
    return .navigationTitle(title)
  }

  static let navigationBarTitleDisplayMode = ModifierDefinition(
    "func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
    "Sets the display mode of the title.", support: .exact,
    draws: .content
  ) { p in
    p.bars = ask(
      forSmallTitle: p.choice(
        "displayMode", titleModes, unlabelled: true, required: true, "The display mode."))
    return .neutral
  }

  static let toolbarTitleDisplayMode = ModifierDefinition(
    "func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View",
    "Sets the display mode of the title.", support: .exact, draws: .content
  ) { p in
    p.bars = ask(
      forSmallTitle: p.choice(
        "mode", titleModes + [("inlineLarge", true)], unlabelled: true, required: true,
        "The display mode."))
    return .neutral
  }

  static let searchable = ModifierDefinition(
    """
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic) -> some View
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic) -> some View
    // read
    func searchable<S: View>(text: Binding<String>, isPresented: Binding<Bool> = .constant(true), placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions unused: () -> S) -> some View
    """, "Adds a search field below the title.",
    support: .approximate(
      "the field is below the title, or at the bottom on an iPhone with iOS 26, regardless of its placement"
    ),
    draws: .content, paints: .searchField
  ) { p in
    p("text", .binding, required: true, "The binding to the search text.")
    p("isPresented", .expression, "Accepted, but has no effect.")
    p("placement", .expression, "Accepted, but has no effect.")
    p("prompt", .text, orAs: "Text(", "The prompt of the empty field.")
    p.bars = { bars, _ in bars.hasSearch = true }
    return .neutral
  }

  // MARK: - Hiding

  static let navigationBarBackButtonHidden = ModifierDefinition(
    "func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View",
    "Hides the back button.", support: .exact, draws: .content
  ) { p in
    let isHidden = p("hidesBackButton", .bool, unlabelled: true, "True by default.")
    p.bars = { bars, arguments in bars.hidesBackButton = arguments[isHidden] ?? true }
    return .neutral
  }

  static let navigationBarHidden = ModifierDefinition(
    "func navigationBarHidden(_ hidden: Bool) -> some View",
    "Hides the navigation bar.", support: .exact,
    draws: .content
  ) { p in
    let isHidden = p("hidden", .bool, unlabelled: true, required: true, "True to hide it.")
    p.bars = { bars, arguments in bars.hidesNavigationBar = arguments[isHidden] ?? false }
    return .neutral
  }

  private static let visibilities = [("automatic", false), ("visible", false), ("hidden", true)]

  /// The bars that can be hidden, each with a function that hides it.
  private static let hidingOfBars: [(String, @Sendable (inout BarRequests, Bool) -> Void)] = [
    ("automatic", { $0.hidesNavigationBar = $1 }),
    ("navigationBar", { $0.hidesNavigationBar = $1 }),
    ("tabBar", { $0.hidesTabBar = $1 }),
    ("bottomBar", { $0.hidesBottomBar = $1 }),
    ("windowToolbar", { _, _ in }),
  ]

  private static func ask(
    toHide isHidden: Choice<Bool>, _ bar: Choice<@Sendable (inout BarRequests, Bool) -> Void>
  ) -> @Sendable (inout BarRequests, EvaluatedArguments) -> Void {
    { bars, arguments in
      guard let isHidden = arguments[isHidden] else { return }
      let hide = arguments[bar] ?? { $0.hidesNavigationBar = $1 }
      hide(&bars, isHidden)
    }
  }

  static let toolbar = ModifierDefinition(
    """
    func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View
    func toolbar(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic) -> some View
    // read
    func toolbar(id identifier: String = "", @ViewBuilder content: () -> C) -> some View
    func toolbar(_ visibility: Visibility, for bar: ToolbarPlacement, _ second: ToolbarPlacement) -> some View
    """, "Adds views to a bar, or shows or hides it.",
    support: .approximate("the distances in the bar are approximate")
  ) { p in
    let content = p(
      "content", .content, unlabelled: true, required: true, orElse: "visibility", "The views.")
    let isHidden = p.choice("visibility", visibilities, "The visibility, instead of views.")
    let bar = p.choice("for", hidingOfBars, "The bar (default: the navigation bar).")
    p.exclude([content.place], [isHidden.handle.place, bar.handle.place])
    p.bars = ask(toHide: isHidden, bar)
    return .presentation(.toolbar, PresentationArguments(content: content, isPresented: nil))
  }

  static let toolbarVisibility = ModifierDefinition(
    """
    func toolbarVisibility(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic) -> some View
    // read
    func toolbarVisibility(_ visibility: Visibility, for bar: ToolbarPlacement, _ second: ToolbarPlacement) -> some View
    """, "Shows or hides a bar.", support: .exact, draws: .content
  ) { p in
    let isHidden = p.choice(
      "visibility", visibilities, unlabelled: true, required: true,
      "The visibility of the bar.")
    let bar = p.choice("for", hidingOfBars, "The bar (default: the navigation bar).")
    p.bars = ask(toHide: isHidden, bar)
    return .neutral
  }

  // MARK: - Columns

  static let navigationSplitViewColumnWidth = ModifierDefinition(
    """
    func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
    func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    """, "Sets the width of the column that contains the view.",
    support: .approximate("a column has its ideal width, regardless of its bounds"),
    draws: .content
  ) { p in
    let width = p("width", .number, unlabelled: true, "Points.")
    p("min", .number, "The minimum width, without effect next to other columns.")
    let ideal = p("ideal", .number, "The ideal width, instead of a fixed width.")
    p("max", .number, "The maximum width (without effect).")
    p.bars = { bars, arguments in
      bars.columnWidth = arguments[width] ?? arguments[ideal] ?? bars.columnWidth
    }
    return .neutral
  }

  static let navigationSplitViewStyle = ModifierDefinition(
    "func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View",
    "Sets how columns share the window.",
    support: .notModelled("columns are next to each other"), draws: .content
  ) { p in
    p(
      "style",
      .option([
        "automatic", "balanced", "prominentDetail", "AutomaticNavigationSplitViewStyle",
        "BalancedNavigationSplitViewStyle", "ProminentDetailNavigationSplitViewStyle",
      ]), unlabelled: true, required: true, "The style.")
    return .neutral
  }

  // MARK: - Tabs

  static let tabViewStyle = ModifierDefinition(
    "func tabViewStyle<T: TabViewStyle>(_ style: T) -> some View",
    "Sets the style of the tab views within this view.",
    support: .approximate("`sidebarAdaptable` shows a tab bar, and no sidebar"), draws: .content,
    paints: .tabStyle
  ) { p in
    let isPaged = p.choice(
      "style",
      [
        ("automatic", false), ("page", true), ("sidebarAdaptable", false), ("tabBarOnly", false),
        ("grouped", false), ("DefaultTabViewStyle", false), ("PageTabViewStyle", true),
      ],
      unlabelled: true, required: true, "The style. Pages have no bar.")
    return .environment { environment, arguments in
      environment.hasPagedTabs = arguments[isPaged] ?? false
    }
  }
}
