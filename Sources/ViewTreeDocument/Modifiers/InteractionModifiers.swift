/// Modifiers for user interaction (docs/reference/format/neutral-modifiers.md). Actions are
/// checked, and no step runs them.
extension ModifierDefinition {
  static let defaultFocus = unnoticed(
    "func defaultFocus<H: Hashable>(_ binding: FocusState<H>.Binding, _ value: H) -> some View",
    "Sets the initial focus.",
    .init("binding", "The binding."),
    .init("value", "The value for the initial focus."))

  static let digitalCrownRotation = unnoticed(
    """
    func digitalCrownRotation<N: BinaryFloatingPoint>(_ binding: Binding<N>) -> some View
    // read
    func digitalCrownRotation<N: BinaryFloatingPoint>(_ binding: Binding<N>, from: N = 0, through: N = 1, by: N = 1, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View
    """, "Binds the Digital Crown to a variable.",
    .init("binding", "The binding."))

  static let draggable = unnoticed(
    """
    func draggable<T: Transferable>(_ payload: T) -> some View
    func draggable<T: Transferable, C: View>(_ payload: T, @ViewBuilder preview: () -> C) -> some View
    """, "Makes the view's content draggable.",
    .init("payload", "The dragged value."),
    .init("preview", "The preview of the drag (not laid out)."))

  static let dropDestination = unnoticed(
    """
    func dropDestination<T: Transferable>(for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool = { _, _ in true }) -> some View
    // read
    func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
    """, "Accepts drops.",
    .init("for", required: false, "The type of a drop."))

  static let focusable = unnoticed(
    """
    func focusable(_ isFocusable: Bool = true) -> some View
    func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
    """, "Makes the view focusable.",
    .init("isFocusable", "True by default."),
    .init("interactions", "The kind."))

  static let focused = unnoticed(
    """
    func focused(_ binding: FocusState<Bool>.Binding) -> some View
    func focused<H: Hashable>(_ binding: FocusState<H>.Binding, equals: H) -> some View
    """, "Binds the focus to a variable.",
    .init("binding", "The binding."),
    .init("equals", "The value for which the view has the focus."))

  static let focusedSceneValue = unnoticed(
    "func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View",
    "Sets a value for the focused scene.",
    .init("keyPath", "The key path of the value."),
    .init("value", "The value."))

  static let focusedValue = unnoticed(
    "func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View",
    "Sets a value for the focused view.",
    .init("keyPath", "The key path of the value."),
    .init("value", "The value."))

  static let focusEffectDisabled = drawn(
    "func focusEffectDisabled(_ disabled: Bool = true) -> some View",
    "Turns off the focus effect.",
    .init("disabled", "True by default."))

  static let focusScope = unnoticed(
    "func focusScope(_ namespace: Namespace.ID) -> some View",
    "Limits the default focus to the views within this view.",
    .init("namespace", "The namespace."))

  static let focusSection = unnoticed(
    "func focusSection() -> some View", "Makes the view a focus section.")

  static let handlesExternalEvents = unnoticed(
    "func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View",
    "Sets the external events that the view handles.",
    .init("preferring", .any, "The preferred values."),
    .init("allowing", .any, "The accepted values."))

  static let hoverEffect = drawn(
    """
    func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View
    """, "Sets the hover effect.",
    .init("effect", "The effect."),
    .init("isEnabled", "True by default."))

  static let hoverEffectDisabled = drawn(
    "func hoverEffectDisabled(_ disabled: Bool = true) -> some View",
    "Turns off the hover effect.",
    .init("disabled", "True by default."))

  static let keyboardShortcut = unnoticed(
    """
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
    func keyboardShortcut(_ key: KeyboardShortcut) -> some View
    """, "Sets the keyboard shortcut of a button.",
    .init("key", "The key."),
    .init("modifiers", "The modifier keys."))

  static let onContinueUserActivity = unnoticed(
    "func onContinueUserActivity(_ activityType: String, perform: @escaping (NSUserActivity) -> Void) -> some View",
    "Runs an action for an activity from another device.",
    .init("activityType", "The activity."),
    .init("as", .parameterName(default: ["activity"]), "The name of the activity."),
    .init("perform", "The action."))

  static let onContinuousHover = unnoticed(
    """
    func onContinuousHover(perform: @escaping (HoverPhase) -> Void) -> some View
    // read
    func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform: @escaping (HoverPhase) -> Void) -> some View
    """, "Runs an action when a pointer moves over the view.",
    .init("as", .parameterName(default: ["phase"]), "The name of the hover phase."),
    .init("perform", unlabelled: true, "The action."))

  static let onDrag = unnoticed(
    """
    func onDrag(_ data: @escaping () -> NSItemProvider = { NSItemProvider() }) -> some View
    // read
    func onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview unused: () -> P) -> some View
    """, "Makes the view's content draggable.")

  static let onDrop = unnoticed(
    """
    func onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform: @escaping ([NSItemProvider]) -> Bool = { _ in true }) -> some View
    // read
    func onDrop(of types: [UTType], delegate: DropDelegate = default) -> some View
    """, "Accepts drops.", .init("of", "The accepted types."),
    .init("isTargeted", .binding, "The binding that is true while a drag is over the view."))

  static let onExitCommand = unnoticed(
    "func onExitCommand(perform: (() -> Void)?) -> some View",
    "Runs an action for the exit command.",
    .init("perform", unlabelled: true, "The action."))

  static let onHover = unnoticed(
    "func onHover(perform: @escaping (Bool) -> Void) -> some View",
    "Runs an action when a pointer enters or leaves the view.",
    .init(
      "as", .parameterName(default: ["isHovering"]),
      "The name of the Boolean value, true while the pointer is inside."),
    .init("perform", unlabelled: true, "The action."))

  static let onKeyPress = unnoticed(
    "func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result = { .handled }) -> some View",
    "Runs an action when a key is pressed.",
    .init("key", "The key."))

  static let onLongPressGesture = unnoticed(
    """
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform: @escaping () -> Void) -> some View
    // read
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void) -> some View
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: @escaping (Bool) -> Void = { _ in }, perform: @escaping () -> Void) -> some View
    """, "Runs an action for a long press.",
    .init("minimumDuration", "Seconds (default: 0.5)."),
    .init("maximumDistance", "The maximum movement in points."),
    .init("perform", unlabelled: true, "The action."))

  static let onMoveCommand = unnoticed(
    "func onMoveCommand(perform: ((MoveCommandDirection) -> Void)?) -> some View",
    "Runs an action for the arrow keys.",
    .init("as", .parameterName(default: ["direction"]), "The name of the direction."),
    .init("perform", unlabelled: true, "The action."))

  static let onOpenURL = unnoticed(
    "func onOpenURL(perform: @escaping (URL) -> Void) -> some View",
    "Runs an action for a URL.",
    .init("as", .parameterName(default: ["url"]), "The name of the URL."),
    .init("perform", unlabelled: true, "The action."))

  static let onPlayPauseCommand = unnoticed(
    "func onPlayPauseCommand(perform: (() -> Void)?) -> some View",
    "Runs an action for the play and pause key.",
    .init("perform", unlabelled: true, "The action."))

  static let onScrollVisibilityChange = unnoticed(
    "func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View",
    "Runs an action when the view's visibility in a scroll view changes.",
    .init("threshold", "The visible part of the view, from 0 to 1 (default: 0.5)."),
    .init(
      "as", .parameterName(default: ["isVisible"]),
      "The name of the Boolean value, true while the view is visible."),
    .init("action", "The action (not run)."))

  static let onSubmit = unnoticed(
    "func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View",
    "Runs an action when the user submits a text field within this view.",
    .init("of", "The trigger (default: .text)."),
    .init("action", alias: "perform", "The closure."))

  static let pasteDestination = unnoticed(
    "func pasteDestination<T: Transferable>(for payloadType: T.Type, action: @escaping ([T]) -> Void = { _ in }) -> some View",
    "Accepts pasted items.",
    .init("for", required: false, "The type of pasted items."))

  static let prefersDefaultFocus = unnoticed(
    "func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View",
    "Makes the view the preferred default focus.",
    .init("prefersDefaultFocus", "True by default."),
    .init("in", "The namespace."))

  static let scrollBounceBehavior = unnoticed(
    "func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View",
    "Sets whether scroll views bounce.",
    .init("behavior", "The behavior."),
    .init("axes", "The axes."))

  static let scrollDismissesKeyboard = unnoticed(
    "func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View",
    "Sets whether scrolling closes the keyboard.",
    .init("mode", "The mode."))

  static let scrollIndicatorsFlash = drawn(
    """
    func scrollIndicatorsFlash(onAppear: Bool) -> some View
    func scrollIndicatorsFlash<E: Equatable>(trigger: E) -> some View
    """, "Flashes the scroll indicators.",
    .init("onAppear", "True to flash them when the scroll view appears."),
    .init("trigger", "The value whose changes flash the indicators."))

  static let selectionDisabled = unnoticed(
    "func selectionDisabled(_ isDisabled: Bool = true) -> some View",
    "Makes rows not selectable.",
    .init("isDisabled", "True by default."))

  static let sensoryFeedback = unnoticed(
    """
    func sensoryFeedback<E: Equatable>(_ feedback: SensoryFeedback, trigger: E) -> some View
    // read
    func sensoryFeedback<E: Equatable>(_ feedback: SensoryFeedback, trigger: E, condition: @escaping (E, E) -> Bool) -> some View
    """, "Plays haptic or audio feedback.",
    .init("feedback", "The feedback."),
    .init("trigger", "The value to observe."))

  static let springLoadingBehavior = unnoticed(
    "func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View",
    "Sets whether a drag over the view activates it.",
    .init("behavior", "The behavior."))

  static let submitScope = unnoticed(
    "func submitScope(_ isBlocking: Bool = true) -> some View",
    "Prevents submissions inside from reaching enclosing views.",
    .init("isBlocking", "True by default."))

  static let userActivity = unnoticed(
    """
    func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void = { _ in }) -> some View
    func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void = { _, _ in }) -> some View
    """, "Sets the activity of the user.",
    .init("activityType", "The activity."),
    .init("isActive", "True by default."),
    .init("element", "The element."))

  static let widgetURL = unnoticed(
    "func widgetURL(_ url: URL?) -> some View", "Sets the URL of a widget.",
    .init("url", .any, "The address."))
}
