/// Modifiers for the appearance and the actions of bars (docs/format.md, Without effect on layout).
extension ModifierDefinition {
  static let barLooks: [ModifierDefinition] = [
    .unnoticed(
      "defersSystemGestures", "Lets gestures of the view come before those of the system.",
      .init("on", .edges, required: true, "At which edges.")),
    .drawn(
      "indexViewStyle", "Sets the style of the dots below pages.",
      .init("style", .expression, unlabelled: true, required: true, "The style.")),
    .drawn(
      "inspector", "Shows views beside the screen.",
      support: .notModelled("the views beside the screen are not laid out"),
      .init(
        "isPresented", .presented, required: true, "Whether they are there, or a binding to that."),
      .init("content", .content, "The views; they are not laid out.")),
    .drawn(
      "inspectorColumnWidth", "Says how wide the views beside the screen are.",
      support: .notModelled("the views beside the screen are not laid out"),
      .init("width", .number, unlabelled: true, "Points."),
      .init("min", .number, "Points at least."),
      .init("ideal", .number, "Points at first."),
      .init("max", .number, "Points at most.")),
    .drawn(
      "navigationLinkIndicatorVisibility", "Shows or hides the arrows of links in rows.",
      support: .notModelled("rows keep the room of the arrow"),
      .init(
        "visibility", .option(["automatic", "visible", "hidden"]), unlabelled: true, required: true,
        "Whether they are seen.")),
    .drawn(
      "navigationSubtitle", "Writes a second title into the bar.",
      support: .notModelled("it takes no room in the bar"),
      .init("subtitle", .text, unlabelled: true, required: true, orAs: "Text(", "The title.")),
    .drawn(
      "scrollEdgeEffectHidden", "Draws what scrolls as it is where bars cover it.",
      .init("hidden", .bool, unlabelled: true, "True by default."),
      .init("for", .edges, "At which edges; all by default.")),
    .drawn(
      "scrollEdgeEffectStyle", "Sets how what scrolls is drawn where bars cover it.",
      .init("style", .expression, unlabelled: true, "The style."),
      .init("for", .edges, "At which edges.")),
    .unnoticed(
      "searchCompletion", "Says what a suggestion writes into the field.",
      .init("completion", .text, unlabelled: true, required: true, "The text.")),
    .unnoticed(
      "searchFocused", "Ties the focus of the field to a variable.",
      .init("binding", .binding, unlabelled: true, required: true, "The binding."),
      .init("equals", .expression, "The value at which it has the focus.")),
    .drawn(
      "searchPresentationToolbarBehavior", "Says what becomes of the bar while somebody searches.",
      support: .notModelled("bars keep their heights"),
      .init("behavior", .expression, unlabelled: true, required: true, "What.")),
    .drawn(
      "searchScopes", "Says where somebody can search.",
      support: .notModelled("nobody searches"),
      .init("scope", .binding, unlabelled: true, required: true, "The binding to where."),
      .init("scopes", .content, "The names of the places; they are not laid out.")),
    .drawn(
      "searchSuggestions", "Shows what somebody may search for.",
      support: .notModelled("nobody searches"),
      .init(
        "suggestions", .content, unlabelled: true, required: true,
        "The views; they are not laid out.")),
    .drawn(
      "searchToolbarBehavior", "Says how the field looks in a bar.",
      .init("behavior", .expression, unlabelled: true, required: true, "How.")),
    .drawn(
      "statusBar", "Shows or hides the bar of the system.",
      support: .notModelled("the window keeps its safe area"),
      .init("hidden", .bool, required: true, "Whether it is hidden.")),
    .unnoticed(
      "tabBarMinimizeBehavior", "Says when the bar of a tab view makes itself small.",
      .init("behavior", .expression, unlabelled: true, required: true, "When.")),
    .drawn(
      "tabViewBottomAccessory", "Puts views above the bar of a tab view.",
      support: .notModelled("the views above the bar are not laid out"),
      .init("content", .content, required: true, "The views; they are not laid out.")),
    .unnoticed(
      "tabViewSearchActivation", "Says when the tab for searching begins to search.",
      .init("activation", .expression, unlabelled: true, required: true, "When.")),
    .drawn(
      "toolbarBackground", "Sets the ground of bars.",
      .init("style", .style, unlabelled: true, required: true, "The style, or whether it is seen."),
      .init("for", .expression, "Of which bars.")),
    .drawn(
      "toolbarBackgroundVisibility", "Shows or hides the ground of bars.",
      .init(
        "visibility", .option(["automatic", "visible", "hidden"]), unlabelled: true, required: true,
        "Whether it is seen."),
      .init("for", .expression, "Of which bars.")),
    .drawn(
      "toolbarColorScheme", "Asks for light or dark bars.",
      .init("colorScheme", .expression, unlabelled: true, "Which."),
      .init("for", .expression, "Of which bars.")),
  ]
}
