/// Modifiers for user interaction (docs/format.md, Without effect on layout). Actions are checked,
/// and no step runs them.
extension ModifierDefinition {
  static let interactions: [ModifierDefinition] = [
    .unnoticed(
      "defaultFocus", "Says which view has the focus at first.",
      .init("binding", .binding, unlabelled: true, required: true, "The binding."),
      .init("value", .expression, unlabelled: true, required: true, "Its value.")),
    .unnoticed(
      "deleteDisabled", "Keeps rows from being deleted.",
      .init("isDisabled", .bool, unlabelled: true, required: true, "Whether it does.")),
    .unnoticed(
      "digitalCrownRotation", "Ties the crown to a variable.",
      .init("binding", .binding, unlabelled: true, required: true, "The binding.")),
    .unnoticed(
      "draggable", "Lets people drag something out of the view.",
      .init("payload", .expression, unlabelled: true, required: true, "What is dragged."),
      .init("preview", .content, "What is seen meanwhile; it is not laid out.")),
    .unnoticed(
      "dropDestination", "Takes what is dropped.",
      .init("for", .expression, "The type of what is dropped.")),
    .unnoticed(
      "focusable", "Lets the view have the focus.",
      .init("isFocusable", .bool, unlabelled: true, "True by default."),
      .init("interactions", .expression, "For what.")),
    .unnoticed(
      "focused", "Ties the focus to a variable.",
      .init("binding", .binding, unlabelled: true, required: true, "The binding."),
      .init("equals", .expression, "The value at which it has the focus.")),
    .unnoticed(
      "focusedSceneValue", "Says a value where the focus is in the scene.",
      .init("keyPath", .expression, unlabelled: true, required: true, "Which value."),
      .init("value", .expression, unlabelled: true, required: true, "The value.")),
    .unnoticed(
      "focusedValue", "Says a value where the focus is.",
      .init("keyPath", .expression, unlabelled: true, required: true, "Which value."),
      .init("value", .expression, unlabelled: true, required: true, "The value.")),
    .drawn(
      "focusEffectDisabled", "Draws no frame around what has the focus.",
      .init("disabled", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "focusScope", "Keeps the default focus inside.",
      .init("namespace", .expression, unlabelled: true, required: true, "The namespace.")),
    .unnoticed("focusSection", "Moves the focus into the view as a whole."),
    .unnoticed(
      "handlesExternalEvents", "Says for which events of the system the view is.",
      .init("preferring", .any, required: true, "Those that it wants."),
      .init("allowing", .any, required: true, "Those that it takes.")),
    .unnoticed(
      "highPriorityGesture", "Adds a gesture that comes before those inside.",
      .init("gesture", .expression, unlabelled: true, required: true, "The gesture.")),
    .drawn(
      "hoverEffect", "Draws the view otherwise below a pointer.",
      .init("effect", .expression, unlabelled: true, "How."),
      .init("isEnabled", .bool, "True by default.")),
    .drawn(
      "hoverEffectDisabled", "Draws nothing otherwise below a pointer.",
      .init("disabled", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "keyboardShortcut", "Ties a key to a button.",
      .init("key", .expression, unlabelled: true, required: true, "The key."),
      .init("modifiers", .expression, "The keys that are held.")),
    .unnoticed(
      "moveDisabled", "Keeps rows from being moved.",
      .init("isDisabled", .bool, unlabelled: true, required: true, "Whether it does.")),
    .unnoticed(
      "onContinueUserActivity", "Runs an action that another device began.",
      .init("activityType", .text, unlabelled: true, required: true, "The activity."),
      .init("as", .parameterName(default: ["activity"]), "The name of the activity."),
      .init("perform", .closure(.valueAction), required: true, "The action.")),
    .unnoticed(
      "onContinuousHover", "Runs an action where a pointer moves.",
      .init("as", .parameterName(default: ["phase"]), "The name of what it does."),
      .init("perform", .closure(.valueAction), unlabelled: true, required: true, "The action.")),
    .unnoticed("onDrag", "Lets people drag something out of the view."),
    .unnoticed(
      "onDrop", "Takes what is dropped.", .init("of", .expression, required: true, "What may be."),
      .init("isTargeted", .binding, "The binding to whether something is above the view.")),
    .unnoticed(
      "onExitCommand", "Runs an action at the key that leaves.",
      .init("perform", .closure(.action), unlabelled: true, "The action.")),
    .unnoticed(
      "onHover", "Runs an action where a pointer comes and goes.",
      .init("as", .parameterName(default: ["isHovering"]), "The name of whether it is there."),
      .init("perform", .closure(.valueAction), unlabelled: true, required: true, "The action.")),
    .unnoticed(
      "onKeyPress", "Runs an action at a key.",
      .init("key", .expression, unlabelled: true, required: true, "The key.")),
    .unnoticed(
      "onLongPressGesture", "Runs an action when the view is pressed long.",
      .init("minimumDuration", .number, "Seconds; 0.5 by default."),
      .init("maximumDistance", .number, "Points that the finger may move."),
      .init("perform", .closure(.action), unlabelled: true, required: true, "The action.")),
    .unnoticed(
      "onMoveCommand", "Runs an action at the keys with arrows.",
      .init("as", .parameterName(default: ["direction"]), "The name of the direction."),
      .init("perform", .closure(.valueAction), unlabelled: true, "The action.")),
    .unnoticed(
      "onOpenURL", "Runs an action for an address.",
      .init("as", .parameterName(default: ["url"]), "The name of the address."),
      .init("perform", .closure(.valueAction), unlabelled: true, required: true, "The action.")),
    .unnoticed(
      "onPlayPauseCommand", "Runs an action at the key that plays.",
      .init("perform", .closure(.action), unlabelled: true, "The action.")),
    .unnoticed(
      "onScrollVisibilityChange", "Runs an action when the view comes into sight.",
      .init("threshold", .number, "Of the view, from 0 to 1; 0.5 by default."),
      .init("as", .parameterName(default: ["isVisible"]), "The name of whether it is seen."),
      .init(
        "action", .closure(.valueAction), unlabelled: true, required: true,
        "The action; it is not run.")),
    .unnoticed(
      "onSubmit", "Runs an action when a text field inside is left by the return key.",
      .init("of", .expression, "By what; .text by default."),
      .init(
        "action", .closure(.action), unlabelled: true, required: true, alias: "perform",
        "What happens.")),
    .unnoticed(
      "pasteDestination", "Takes what is pasted.",
      .init("for", .expression, "The type of what is pasted.")),
    .unnoticed(
      "prefersDefaultFocus", "Has the focus at first.",
      .init("prefersDefaultFocus", .bool, unlabelled: true, "True by default."),
      .init("in", .expression, required: true, "The namespace.")),
    .unnoticed(
      "scrollBounceBehavior", "Says whether scroll views bounce.",
      .init("behavior", .expression, unlabelled: true, required: true, "Whether."),
      .init("axes", .axes, "Along which axes.")),
    .unnoticed(
      "scrollDismissesKeyboard", "Says whether scrolling closes the keyboard.",
      .init("mode", .expression, unlabelled: true, required: true, "Whether.")),
    .drawn(
      "scrollIndicatorsFlash", "Shows the indicators for a moment.",
      .init("onAppear", .bool, "When the scroll view appears."),
      .init("trigger", .expression, "When a value changes.")),
    .unnoticed(
      "selectionDisabled", "Keeps rows from being selected.",
      .init("isDisabled", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "sensoryFeedback", "Makes itself felt or heard.",
      .init("feedback", .expression, unlabelled: true, required: true, "How."),
      .init("trigger", .expression, required: true, "The value whose changes are told.")),
    .unnoticed(
      "simultaneousGesture", "Adds a gesture beside those inside.",
      .init("gesture", .expression, unlabelled: true, required: true, "The gesture.")),
    .unnoticed(
      "springLoadingBehavior", "Says whether what is dragged over the view opens it.",
      .init("behavior", .expression, unlabelled: true, required: true, "Whether.")),
    .unnoticed(
      "submitScope", "Keeps what is submitted inside.",
      .init("isBlocking", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "userActivity", "Says what a person does.",
      .init("activityType", .text, unlabelled: true, required: true, "The activity."),
      .init("isActive", .bool, "True by default."),
      .init("element", .expression, "What it is about.")),
    .unnoticed(
      "widgetURL", "Says where a widget leads.",
      .init("url", .any, unlabelled: true, "The address.")),
  ]
}
