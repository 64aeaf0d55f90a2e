/// Modifiers for appearance that layout ignores (docs/format.md, Without effect on layout).
extension ModifierDefinition {
  static let looks: [ModifierDefinition] = [
    .drawn(
      "allowedDynamicRange", "Says how bright images inside may be.",
      .init("range", .expression, unlabelled: true, "How bright.")),
    .unnoticed(
      "autocapitalization", "Chooses which letters are made capital.",
      .init("style", .expression, unlabelled: true, required: true, "Which.")),
    .drawn(
      "backgroundExtensionEffect", "Draws the edges of the view on, beyond its frame."),
    .drawn(
      "backgroundStyle", "Sets the style of grounds inside.",
      .init("style", .style, unlabelled: true, required: true, "The style.")),
    .drawn(
      "buttonBorderShape", "Sets the shape of bordered buttons inside.",
      support: .notModelled("buttons keep their padding"),
      .init("shape", .expression, unlabelled: true, required: true, "The shape.")),
    .unnoticed(
      "buttonRepeatBehavior", "Says whether buttons inside repeat.",
      .init("behavior", .expression, unlabelled: true, required: true, "Whether.")),
    .drawn(
      "containerBackground", "Sets the ground of what is around.",
      .init("style", .style, unlabelled: true, "The style."),
      .init("for", .expression, required: true, "Of what."),
      .init("alignment", .alignment, "Where the views stand."),
      .init("content", .content, "The views; they are not laid out.")),
    .drawn(
      "containerShape", "Sets the shape that shapes inside follow.",
      .init("shape", .expression, unlabelled: true, required: true, "The shape.")),
    .unnoticed(
      "contentTransition", "Says how a text changes.",
      support: .notModelled("views stand at their ends"),
      .init("transition", .expression, unlabelled: true, required: true, "How.")),
    .drawn(
      "dialogIcon", "Sets the picture of questions.",
      .init("icon", .content, unlabelled: true, required: true, "The picture; it is not laid out.")),
    .drawn(
      "dialogSeverity", "Says how grave questions are.",
      .init("severity", .expression, unlabelled: true, required: true, "How grave.")),
    .unnoticed(
      "disableAutocorrection", "Turns correction off.",
      .init("disable", .bool, unlabelled: true, "Whether it is off.")),
    .unnoticed(
      "equatable", "Updates the view only where it is no longer equal."),
    .drawn(
      "glassEffect", "Draws the view on glass.",
      .init("glass", .expression, unlabelled: true, "The glass; .regular by default."),
      .init("in", .expression, "The shape; a capsule by default.")),
    .unnoticed(
      "glassEffectID", "Names a shape of glass.",
      .init("id", .expression, unlabelled: true, required: true, "The name."),
      .init("in", .expression, required: true, "The namespace.")),
    .unnoticed(
      "glassEffectTransition", "Says how glass appears.",
      support: .notModelled("views stand at their ends"),
      .init("transition", .expression, unlabelled: true, required: true, "How.")),
    .drawn(
      "glassEffectUnion", "Makes shapes of glass one.",
      .init("id", .expression, required: true, "The name of the union."),
      .init("namespace", .expression, required: true, "The namespace.")),
    .drawn(
      "invalidatableContent", "Shows that what it says is old.",
      .init("invalidatable", .bool, unlabelled: true, "True by default.")),
    .drawn(
      "labelsVisibility", "Shows or hides the labels of controls inside.",
      support: .notModelled("labels stay"),
      .init(
        "visibility", .option(["automatic", "visible", "hidden"]), unlabelled: true, required: true,
        "Whether they are seen.")),
    .drawn(
      "lineHeight", "Sets how high lines of texts inside are.",
      support: .notModelled("heights stay as they are"),
      .init("lineHeight", .expression, unlabelled: true, "How high.")),
    .unnoticed(
      "listSectionMargins", "Sets the room around the sections of a list.",
      support: .notModelled("sections have the margins of their list"),
      .init("edges", .edges, unlabelled: true, "The edges; all by default."),
      .init("length", .number, unlabelled: true, "Points.")),
    .drawn("luminanceToAlpha", "Makes what is dark transparent."),
    .unnoticed(
      "matchedTransitionSource", "Says where a transition begins.",
      support: .notModelled("views stand at their ends"),
      .init("id", .expression, required: true, "The name."),
      .init("in", .expression, required: true, "The namespace.")),
    .unnoticed(
      "menuActionDismissBehavior", "Says whether a choice closes a menu.",
      .init("behavior", .expression, unlabelled: true, required: true, "Whether.")),
    .drawn(
      "menuIndicator", "Shows or hides the arrow of menus inside.",
      support: .notModelled("menus have none"),
      .init("visibility", .expression, unlabelled: true, required: true, "Whether it is seen.")),
    .unnoticed(
      "menuOrder", "Says in which order menus are.",
      .init("order", .expression, unlabelled: true, required: true, "The order.")),
    .unnoticed(
      "modelContainer", "Sets where models are kept.",
      .init("container", .expression, unlabelled: true, "Where."),
      .init("for", .expression, "Of which types.")),
    .unnoticed(
      "navigationTransition", "Says how a view comes by navigation.",
      support: .notModelled("views stand at their ends"),
      .init("style", .expression, unlabelled: true, required: true, "How.")),
    .drawn(
      "preferredColorScheme", "Asks for light or dark colours.",
      support: .notModelled("the colour scheme of the environment stays as it is"),
      .init("colorScheme", .expression, unlabelled: true, "Which.")),
    .unnoticed(
      "previewContext", "Sets where a preview stands.", traits: [.previewOnly],
      .init("value", .expression, unlabelled: true, required: true, "Where.")),
    .unnoticed(
      "previewDevice", "Sets the device of a preview.", traits: [.previewOnly],
      .init("value", .any, unlabelled: true, "The device.")),
    .unnoticed(
      "previewDisplayName", "Names a preview.", traits: [.previewOnly],
      .init("value", .text, unlabelled: true, "The name.")
    ),
    .unnoticed(
      "previewInterfaceOrientation", "Turns the device of a preview.", traits: [.previewOnly],
      .init("value", .expression, unlabelled: true, required: true, "How.")),
    .unnoticed(
      "previewLayout", "Sets the size of a preview.", traits: [.previewOnly],
      .init("value", .expression, unlabelled: true, required: true, "The size.")),
    .drawn(
      "privacySensitive", "Hides what the view says where others may see it.",
      .init("sensitive", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "speechAdjustedPitch", "Has texts read higher or lower.",
      .init("value", .number, unlabelled: true, required: true, "How much.")),
    .unnoticed(
      "speechAlwaysIncludesPunctuation", "Has the punctuation of texts read.",
      .init("value", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "speechAnnouncementsQueued", "Has announcements wait for one another.",
      .init("value", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "speechSpellsOutCharacters", "Has texts spelt out.",
      .init("value", .bool, unlabelled: true, "True by default.")),
    .drawn(
      "symbolEffect", "Moves symbols inside.",
      .init("effect", .expression, unlabelled: true, required: true, "How."),
      .init("options", .expression, "How fast, and how often."),
      .init("isActive", .bool, "True by default."),
      .init("value", .expression, "The value whose changes move them.")),
    .drawn(
      "symbolEffectsRemoved", "Moves no symbols inside.",
      .init("isEnabled", .bool, unlabelled: true, "True by default.")),
    .drawn(
      "tableStyle", "Sets the style of tables inside.", support: .notModelled("all look alike"),
      .init("style", .expression, unlabelled: true, required: true, "The style.")),
    .drawn(
      "textEditorStyle", "Sets the style of text editors inside.",
      support: .notModelled("all look alike"),
      .init("style", .expression, unlabelled: true, required: true, "The style.")),
    .unnoticed(
      "toolbarRole", "Says what the bar of a screen is for.",
      support: .notModelled("titles stay where they are"),
      .init(
        "role", .option(["automatic", "browser", "editor", "navigationStack"]), unlabelled: true,
        required: true, "The role.")),
    .unnoticed(
      "transaction", "Changes how what happens is animated.",
      support: .notModelled("views stand at their ends"),
      .init("as", .parameterName(default: ["transaction"]), "The name of the transaction."),
      .init("transform", .closure(.valueAction), unlabelled: true, required: true, "The change.")),
    .unnoticed(
      "typesettingLanguage", "Says the language of texts inside.",
      .init("language", .expression, unlabelled: true, required: true, "The language.")),
    .drawn("unredacted", "Shows what the view says though it is hidden around."),
    .drawn(
      "widgetAccentable", "Takes part in the accent of a widget.",
      .init("accentable", .bool, unlabelled: true, "True by default.")),
  ]
}
