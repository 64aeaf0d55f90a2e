extension ModifierDefinition {
  /// SwiftUI's `tracking` (docs/text.md).
  static let tracking = ModifierDefinition(
    "tracking", "Adds space to each character of the texts inside.",
    [
      ParameterDefinition(
        "tracking", .number, unlabelled: true, required: true, "Points a character.")
    ],
    draws: .content,
    .environment { environment, arguments in
      environment.tracking = arguments.number(0) ?? 0
    })
}
