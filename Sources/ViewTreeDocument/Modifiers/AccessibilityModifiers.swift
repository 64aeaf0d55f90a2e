/// Modifiers for assistive technology, without a visible effect
/// (docs/reference/format/neutral-modifiers.md).
extension ModifierDefinition {
  static let accessibility = unnoticed(
    """
    func accessibility(label: Text) -> some View
    func accessibility(value: Text) -> some View
    func accessibility(hint: Text) -> some View
    func accessibility(identifier: String) -> some View
    func accessibility(hidden: Bool) -> some View
    func accessibility(addTraits: AccessibilityTraits) -> some View
    func accessibility(removeTraits: AccessibilityTraits) -> some View
    func accessibility(sortPriority: Double) -> some View
    """, "The older form of the accessibility modifiers.",
    .init("label", orAs: "Text(", "The label."),
    .init("value", orAs: "Text(", "The value."),
    .init("hint", orAs: "Text(", "The hint."),
    .init("identifier", "The identifier."),
    .init("hidden", "True to hide it."),
    .init("addTraits", "The added traits."),
    .init("removeTraits", "The removed traits."),
    .init("sortPriority", "The position in the reading order."))

  static let accessibilityAction = unnoticed(
    """
    func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
    func accessibilityAction(named: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View
    // read
    func accessibilityAction(action handler: @escaping () -> Void, @ViewBuilder label unused: () -> L) -> some View
    """, "Adds an action.", .init("named", "The name of the action."),
    .init("actionKind", unlabelled: false, "The kind of action."),
    .init("handler", "The closure."))

  static let accessibilityActions = unnoticed(
    "func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View",
    "Adds actions.",
    .init("content", "The buttons (not laid out)."))

  static let accessibilityActivationPoint = unnoticed(
    "func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View",
    "Sets the activation point.",
    .init("activationPoint", .expression, "The point."))

  static let accessibilityAddTraits = unnoticed(
    "func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View", "Adds traits.",
    .init("traits", "The traits."))

  static let accessibilityAdjustableAction = unnoticed(
    "func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View",
    "Adds an action that increments or decrements a value.",
    .init("as", .parameterName(default: ["direction"]), "The name of the direction."),
    .init("handler", "The closure."))

  static let accessibilityChildren = unnoticed(
    "func accessibilityChildren<C: View>(@ViewBuilder children: () -> C) -> some View",
    "Replaces the accessibility elements within this view.",
    .init("children", "The views (not laid out)."))

  static let accessibilityElement = unnoticed(
    "func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View",
    "Makes the view an accessibility element.",
    .init("children", "The treatment of the elements inside (default: .ignore)."))

  static let accessibilityFocused = unnoticed(
    """
    func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
    func accessibilityFocused<H: Hashable>(_ condition: AccessibilityFocusState<H>.Binding, equals: H) -> some View
    """, "Binds the focus to a variable.",
    .init("condition", "The binding."),
    .init("equals", "The value for which the view has the focus."))

  static let accessibilityHeading = unnoticed(
    "func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View",
    "Makes the view a heading.",
    .init("level", "The heading level."))

  static let accessibilityHint = unnoticed(
    """
    func accessibilityHint(_ hint: LocalizedStringKey) -> some View
    // read
    func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some View
    """, "Sets a hint about the result of an action.",
    .init("hint", orAs: "Text(", "The hint."))

  static let accessibilityIgnoresInvertColors = unnoticed(
    "func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View",
    "Keeps the view's colors when the system inverts colors.",
    .init("active", "True by default."))

  static let accessibilityInputLabels = unnoticed(
    "func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View",
    "Sets the input labels for Voice Control.",
    .init("inputLabels", "The names."))

  static let accessibilityRemoveTraits = unnoticed(
    "func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View",
    "Removes traits.",
    .init("traits", "The traits."))

  static let accessibilityRepresentation = unnoticed(
    "func accessibilityRepresentation<C: View>(@ViewBuilder representation: () -> C) -> some View",
    "Replaces the view for accessibility with other views.",
    .init("representation", "The views (not laid out)."))

  static let accessibilityRespondsToUserInteraction = unnoticed(
    "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View",
    "Sets whether the view responds to user interaction.",
    .init("respondsToUserInteraction", "True by default."))

  static let accessibilityRotor = unnoticed(
    "func accessibilityRotor<E: AccessibilityRotorContent>(_ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> E) -> some View",
    "Adds a rotor for VoiceOver.",
    .init("label", orAs: "Text(", "The label of the rotor.")
  )

  static let accessibilityShowsLargeContentViewer = unnoticed(
    """
    func accessibilityShowsLargeContentViewer() -> some View
    func accessibilityShowsLargeContentViewer<C: View>(@ViewBuilder _ largeContentView: () -> C) -> some View
    """, "Shows a large view while the view is pressed.",
    .init("largeContentView", "The views (not laid out)."))

  static let accessibilitySortPriority = unnoticed(
    "func accessibilitySortPriority(_ sortPriority: Double) -> some View",
    "Sets the position in VoiceOver's reading order.",
    .init("sortPriority", "The view with the highest priority comes first."))

  static let accessibilityTextContentType = unnoticed(
    "func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View",
    "Sets the type of the text for VoiceOver.",
    .init("value", "The value."))

  static let accessibilityValue = unnoticed(
    """
    func accessibilityValue(_ value: LocalizedStringKey) -> some View
    // read
    func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some View
    """, "Sets the accessibility value.",
    .init("value", orAs: "Text(", "The value."))
}
