/// Modifiers for the appearance and the actions of bars
/// (docs/reference/format/neutral-modifiers.md).
extension ModifierDefinition {
  static let defersSystemGestures = unnoticed(
    "func defersSystemGestures(on edges: Edge.Set) -> some View",
    "Gives the view's gestures precedence over system gestures.",
    .init("on", "The edges."))

  static let indexViewStyle = drawn(
    "func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View",
    "Sets the style of the page dots.", paints: .pageDots,
    .init("style", "The style."))

  static let inspector = drawn(
    "func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View",
    "Shows an inspector next to the screen.",
    support: .notModelled("the views of the inspector are not laid out"),
    paints: .omitted, remarks: [.notModelled],
    .init("isPresented", "A Boolean value or binding that presents them."),
    .init("content", required: false, "The views (not laid out)."))

  static let inspectorColumnWidth = drawn(
    """
    func inspectorColumnWidth(_ width: CGFloat) -> some View
    func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    """, "Sets the width of the inspector.",
    support: .notModelled("the views of the inspector are not laid out"),
    .init("width", "Points."),
    .init("min", "The minimum width in points."),
    .init("ideal", "The ideal width in points."),
    .init("max", "The maximum width in points."))

  static let navigationLinkIndicatorVisibility = drawn(
    "func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View",
    "Shows or hides the disclosure arrows of links in rows.",
    support: .notModelled("rows keep the space of the arrow"), paints: .omitted,
    .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."))

  static let navigationSubtitle = drawn(
    "func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View",
    "Sets the subtitle in the bar.",
    support: .notModelled("it takes no space in the bar"), paints: .subtitle,
    .init("subtitle", orAs: "Text(", "The title."))

  static let scrollEdgeEffectHidden = drawn(
    "func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View",
    "Draws scrolling content unchanged below bars.",
    .init("hidden", "True by default."),
    .init("for", "The edges (default: all)."))

  static let scrollEdgeEffectStyle = drawn(
    "func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View",
    "Sets the drawing of scrolling content below bars.",
    .init("style", "The style."),
    .init("for", required: false, "The edges."))

  static let searchCompletion = unnoticed(
    "func searchCompletion(_ completion: String) -> some View",
    "Sets the text that a search suggestion enters.",
    .init("completion", "The text."))

  static let searchFocused = unnoticed(
    """
    func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    func searchFocused<H: Hashable>(_ binding: FocusState<H>.Binding, equals: H) -> some View
    """, "Binds the focus of the search field to a variable.",
    .init("binding", "The binding."),
    .init("equals", "The value for which the view has the focus."))

  static let searchPresentationToolbarBehavior = drawn(
    "func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View",
    "Sets the behavior of the bar during a search.",
    support: .notModelled("bars keep their heights"),
    .init("behavior", "The behavior."))

  static let searchScopes = drawn(
    "func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View",
    "Adds a search field.",
    support: .notModelled("viewtree does not search"),
    .init("scope", "The binding to the scope."),
    .init("scopes", required: false, "The names of the scopes (not laid out)."))

  static let searchSuggestions = drawn(
    "func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View",
    "Shows search suggestions.",
    support: .notModelled("viewtree does not search"),
    .init("suggestions", "The views (not laid out)."))

  static let searchToolbarBehavior = drawn(
    "func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View",
    "Sets the behavior of the search field in a bar.",
    .init("behavior", "The behavior."))

  static let statusBar = drawn(
    "func statusBar(hidden: Bool) -> some View", "Shows or hides the status bar.",
    support: .notModelled("the window keeps its safe area"), paints: .omitted,
    .init("hidden", "True to hide it."))

  static let tabBarMinimizeBehavior = unnoticed(
    "func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View",
    "Sets when the bar of a tab view is minimized.",
    .init("behavior", "The behavior."))

  static let tabViewBottomAccessory = drawn(
    "func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View",
    "Puts views above the bar of a tab view.",
    support: .notModelled("the views above the bar are not laid out"), paints: .omitted,
    .init("content", "The views (not laid out)."))

  static let tabViewSearchActivation = unnoticed(
    "func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View",
    "Sets when the search tab starts a search.",
    .init("activation", "The activation."))

  static let toolbarBackground = drawn(
    """
    func toolbarBackground<Y: ShapeStyle>(_ style: Y, for bars: ToolbarPlacement...) -> some View
    func toolbarBackground(_ style: Visibility, for bars: ToolbarPlacement...) -> some View
    """, "Sets the background of bars.", paints: .barGround,
    .init("style", "The style, or the visibility."),
    .init("for", required: false, "The bars to change."))

  static let toolbarBackgroundVisibility = drawn(
    "func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
    "Shows or hides the background of bars.", paints: .barGround,
    .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."),
    .init("for", required: false, "The bars to change."))

  static let toolbarColorScheme = drawn(
    "func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View",
    "Sets a light or dark appearance of bars.", paints: .barScheme,
    .init("colorScheme", "The color scheme."),
    .init("for", required: false, "The bars to change."))
}
