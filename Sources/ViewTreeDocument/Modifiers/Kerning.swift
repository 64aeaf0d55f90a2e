extension ModifierDefinition {
  /// SwiftUI's `kerning` (docs/text.md).
  static let kerning = ModifierDefinition(
    "kerning", "Adds space to each character of the texts inside.",
    [
      ParameterDefinition(
        "kerning", .number, unlabelled: true, required: true, "Points a character.")
    ],
    draws: .content,
    .environment { environment, arguments in
      environment.tracking = arguments.number(0) ?? 0
    })
}
