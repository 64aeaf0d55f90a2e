extension ModifierDefinition {
  /// SwiftUI's `alert(_:isPresented:actions:message:)` (docs/semantics.md, Presentations).
  static let alert = ModifierDefinition(
    "alert", "Asks a question in a window of the system.",
    [
      ParameterDefinition("title", .text, unlabelled: true, orAs: "Text(", "The title."),
      .isPresented,
      ParameterDefinition("actions", .content, "The buttons; they are not laid out."),
      ParameterDefinition("message", .content, "The message; it is not laid out."),
    ],
    support: .notModelled("the system lays it out"),
    draws: .content, .neutral)
}
