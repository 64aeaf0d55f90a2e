extension ModifierDefinition {
  /// SwiftUI's `onReceive(_:perform:)` (docs/semantics.md, Actions).
  static let onReceive = ModifierDefinition(
    "onReceive", "Runs an action for each event of a publisher.",
    [
      ParameterDefinition(
        "publisher", .text, required: true, orElse: "every",
        "The name of a publisher, to which the step 'send' sends events."),
      ParameterDefinition(
        "every", .number, required: true, orElse: "publisher", positive: true,
        "In place of a publisher: a timer with so many seconds between its events."),
      ParameterDefinition("as", .parameterName(default: ["value"]), "The name of the event."),
      ParameterDefinition("perform", .closure(.valueAction), required: true, "The action."),
    ],
    excluding: [["publisher"], ["every"]],
    .onReceive)
}
