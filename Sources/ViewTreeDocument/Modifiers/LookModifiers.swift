/// Modifiers for appearance that layout ignores (docs/reference/format/neutral-modifiers.md).
extension ModifierDefinition {
  static let allowedDynamicRange = drawn(
    "func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View",
    "Sets the dynamic range of images within this view.",
    .init("range", "The brightness."))

  static let autocapitalization = unnoticed(
    "func autocapitalization(_ style: UITextAutocapitalizationType) -> some View",
    "Sets the automatic capitalization.",
    .init("style", "The capitalization."))

  static let backgroundExtensionEffect = drawn(
    "func backgroundExtensionEffect() -> some View",
    "Extends the view's background beyond its frame with mirrored copies.", paints: .omitted)

  static let backgroundStyle = drawn(
    "func backgroundStyle<Y: ShapeStyle>(_ style: Y) -> some View",
    "Sets the background style within this view.", paints: .omitted,
    .init("style", "The style."))

  static let buttonBorderShape = drawn(
    "func buttonBorderShape(_ shape: ButtonBorderShape) -> some View",
    "Sets the shape of bordered buttons within this view.",
    support: .notModelled("buttons keep their padding"), paints: .buttonShape,
    remarks: [.notModelled],
    .init("shape", "The shape."))

  static let buttonRepeatBehavior = unnoticed(
    "func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View",
    "Sets whether pressed buttons inside repeat their action.",
    .init("behavior", "The behavior."))

  static let containerBackground = drawn(
    """
    func containerBackground<Y: ShapeStyle>(_ style: Y, for container: ContainerBackgroundPlacement) -> some View
    func containerBackground<C: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View
    """, "Sets the background of the container.", paints: .omitted,
    .init("style", "The style."),
    .init("for", "The container."),
    .init("alignment", "The alignment of the views."),
    .init("content", "The views (not laid out)."))

  static let containerShape = drawn(
    "func containerShape<P: InsettableShape>(_ shape: P) -> some View",
    "Sets the container shape for shapes within this view.",
    .init("shape", "The shape."))

  static let contentTransition = unnoticed(
    "func contentTransition(_ transition: ContentTransition) -> some View",
    "Sets the transition of changing content.",
    support: .notModelled("views are shown at the end of the animation"),
    .init("transition", "The transition."))

  static let dialogIcon = drawn(
    "func dialogIcon(_ icon: Image?) -> some View", "Sets the icon of dialogs.", paints: .omitted,
    .init("icon", required: true, "The icon (not laid out)."))

  static let dialogSeverity = drawn(
    "func dialogSeverity(_ severity: DialogSeverity) -> some View",
    "Sets the severity of dialogs.",
    .init("severity", "The severity."))

  static let disableAutocorrection = unnoticed(
    "func disableAutocorrection(_ disable: Bool?) -> some View", "Turns correction off.",
    .init("disable", "True to disable it."))

  static let equatable = unnoticed(
    "func equatable() -> some View", "Updates the view only if it changes, compared with ==.")

  static let glassEffect = drawn(
    """
    func glassEffect(_ glass: Glass = .regular) -> some View
    func glassEffect<P: Shape>(_ glass: Glass = .regular, in shape: P) -> some View
    """, "Draws the view on a glass background.", paints: .glass,
    .init("glass", "The glass (default: .regular)."),
    .init("in", "The shape (default: a capsule)."))

  static let glassEffectID = unnoticed(
    "func glassEffectID<H: Hashable>(_ id: H, in namespace: Namespace.ID) -> some View",
    "Sets the identity of a glass effect.",
    .init("id", "The name."),
    .init("in", "The namespace."))

  static let glassEffectTransition = unnoticed(
    "func glassEffectTransition(_ transition: GlassEffectTransition) -> some View",
    "Sets the transition of a glass effect.",
    support: .notModelled("views are shown at the end of the animation"),
    .init("transition", "The transition."))

  static let glassEffectUnion = drawn(
    "func glassEffectUnion<H: Hashable>(id: H, namespace: Namespace.ID) -> some View",
    "Joins glass effects into one shape.",
    .init("id", "The name of the union."),
    .init("namespace", "The namespace."))

  static let invalidatableContent = drawn(
    "func invalidatableContent(_ invalidatable: Bool = true) -> some View",
    "Marks the content as invalidatable.",
    .init("invalidatable", "True by default."))

  static let labelsVisibility = drawn(
    "func labelsVisibility(_ visibility: Visibility) -> some View",
    "Shows or hides the labels of controls within this view.",
    support: .notModelled("labels remain visible"), paints: .omitted, remarks: [.notModelled],
    .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."))

  static let lineHeight = drawn(
    "func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View",
    "Sets the line height of text within this view.",
    support: .notModelled("line heights do not change"), paints: .omitted, remarks: [.notModelled],
    .init("lineHeight", "The height."))

  static let listSectionMargins = unnoticed(
    "func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View",
    "Sets the margins of the sections of a list.",
    support: .notModelled("sections have the margins of their list"),
    remarks: [.notModelled],
    .init("edges", "The edges (default: all)."),
    .init("length", "Points."))

  static let luminanceToAlpha = drawn(
    "func luminanceToAlpha() -> some View", "Converts the luminance to opacity.", paints: .omitted)

  static let matchedTransitionSource = unnoticed(
    "func matchedTransitionSource<H: Hashable>(id: H, in namespace: Namespace.ID) -> some View",
    "Sets the source of a transition.",
    support: .notModelled("views are shown at the end of the animation"),
    .init("id", "The name."),
    .init("in", "The namespace."))

  static let menuActionDismissBehavior = unnoticed(
    "func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View",
    "Sets whether a menu closes after a choice.",
    .init("behavior", "The behavior."))

  static let menuIndicator = drawn(
    "func menuIndicator(_ visibility: Visibility) -> some View",
    "Shows or hides the indicator of menus within this view.",
    support: .notModelled("menus show no indicator"),
    .init("visibility", "The visibility."))

  static let menuOrder = unnoticed(
    "func menuOrder(_ order: MenuOrder) -> some View", "Sets the order of menu items.",
    .init("order", "The order."))

  static let modelContainer = unnoticed(
    """
    func modelContainer(_ container: ModelContainer) -> some View
    func modelContainer(for modelType: any PersistentModel.Type) -> some View
    // read
    func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View
    """, "Sets the model container.",
    .init("container", "The container."),
    .init("for", "The model types."))

  static let navigationTransition = unnoticed(
    "func navigationTransition<S: NavigationTransition>(_ style: S) -> some View",
    "Sets the navigation transition.",
    support: .notModelled("views are shown at the end of the animation"),
    .init("style", "The transition."))

  static let preferredColorScheme = drawn(
    "func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View",
    "Sets the preferred color scheme.",
    support: .approximate("a scheme from a script affects only pictures"),
    paints: .colorScheme,
    .init("colorScheme", "The color scheme."))

  static let previewContext = unnoticed(
    "func previewContext<C: PreviewContext>(_ value: C) -> some View",
    "Sets the layout of a preview.", traits: [.previewOnly],
    .init("value", "The context."))

  static let previewDevice = unnoticed(
    "func previewDevice(_ value: PreviewDevice?) -> some View", "Sets the device of a preview.",
    traits: [.previewOnly],
    .init("value", .any, "The device."))

  static let previewDisplayName = unnoticed(
    "func previewDisplayName(_ value: String?) -> some View", "Names a preview.",
    traits: [.previewOnly],
    .init("value", "The name.")
  )

  static let previewInterfaceOrientation = unnoticed(
    "func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View",
    "Sets the orientation of a preview.", traits: [.previewOnly],
    .init("value", "The orientation."))

  static let previewLayout = unnoticed(
    "func previewLayout(_ value: PreviewLayout) -> some View", "Sets the size of a preview.",
    traits: [.previewOnly],
    .init("value", "The size."))

  static let privacySensitive = drawn(
    "func privacySensitive(_ sensitive: Bool = true) -> some View",
    "Hides private content of the view.",
    .init("sensitive", "True by default."))

  static let speechAdjustedPitch = unnoticed(
    "func speechAdjustedPitch(_ value: Double) -> some View", "Sets the pitch of spoken text.",
    .init("value", "The amount."))

  static let speechAlwaysIncludesPunctuation = unnoticed(
    "func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View",
    "Speaks the punctuation of text.",
    .init("value", "True by default."))

  static let speechAnnouncementsQueued = unnoticed(
    "func speechAnnouncementsQueued(_ value: Bool = true) -> some View",
    "Queues announcements.",
    .init("value", "True by default."))

  static let speechSpellsOutCharacters = unnoticed(
    "func speechSpellsOutCharacters(_ value: Bool = true) -> some View", "Spells out text.",
    .init("value", "True by default."))

  static let symbolEffect = drawn(
    """
    func symbolEffect<S: SymbolEffect>(_ effect: S, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
    func symbolEffect<S: SymbolEffect, E: Equatable>(_ effect: S, options: SymbolEffectOptions = .default, value: E) -> some View
    """, "Animates the symbols within this view.",
    .init("effect", "The effect."),
    .init("options", "The speed and the repetitions."),
    .init("isActive", "True by default."),
    .init("value", "The value whose changes start the effect."))

  static let symbolEffectsRemoved = drawn(
    "func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View",
    "Turns off symbol effects within this view.",
    .init("isEnabled", "True by default."))

  static let tableStyle = drawn(
    "func tableStyle<S: TableStyle>(_ style: S) -> some View",
    "Sets the style of tables within this view.",
    support: .notModelled("all styles look the same"),
    .init("style", "The style."))

  static let textEditorStyle = drawn(
    "func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View",
    "Sets the style of text editors within this view.",
    support: .notModelled("all styles look the same"),
    .init("style", "The style."))

  static let toolbarRole = unnoticed(
    "func toolbarRole(_ role: ToolbarRole) -> some View", "Sets the role of a screen's toolbar.",
    support: .notModelled("titles do not move"),
    .init("role", .option(["automatic", "browser", "editor", "navigationStack"]), "The role."))

  static let transaction = unnoticed(
    "func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View",
    "Changes the transaction.",
    support: .notModelled("views are shown at the end of the animation"),
    .init("as", .parameterName(default: ["transaction"]), "The name of the transaction."),
    .init("transform", "The change."))

  static let typesettingLanguage = unnoticed(
    "func typesettingLanguage(_ language: Locale.Language) -> some View",
    "Sets the language of text within this view.",
    .init("language", "The language."))

  static let unredacted = drawn(
    "func unredacted() -> some View", "Shows the content even if an enclosing view redacts it.",
    paints: .unredacted)

  static let widgetAccentable = drawn(
    "func widgetAccentable(_ accentable: Bool = true) -> some View",
    "Includes the view in the widget's accent group.",
    .init("accentable", "True by default."))
}
