extension ModifierDefinition {
  /// SwiftUI's `onReceive(_:perform:)` (docs/explanation/updates.md, Actions).
  static let onReceive = ModifierDefinition(
    "func onReceive<P: Publisher>(_ publisher: P, perform: @escaping (P.Output) -> Void) -> some View where P.Failure == Never",
    "Runs an action for each event of a publisher.", support: .exact
  ) { p in
    let publisher = p(
      "publisher", .text, required: true, orElse: "every",
      "The name of a publisher, to which the step 'send' sends events.")
    let every = p(
      "every", .number, required: true, orElse: "publisher", positive: true,
      "The interval of a timer in seconds, instead of a publisher.")
    p("as", .parameterName(default: ["value"]), "The name of the event.")
    let perform = p("perform", .closure(.valueAction), required: true, "The action.")
    p.exclude([publisher.place], [every.place])
    return .onReceive(publisher: publisher, interval: every, action: perform)
  }
}
