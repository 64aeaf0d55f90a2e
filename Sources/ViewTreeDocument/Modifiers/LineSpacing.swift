extension ModifierDefinition {
  /// SwiftUI's `lineSpacing` (docs/text.md).
  static let lineSpacing = ModifierDefinition(
    "lineSpacing", "Adds space between the lines of the texts inside.",
    [
      ParameterDefinition(
        "lineSpacing", .number, unlabelled: true, required: true,
        "Points between the bottom of a line and the top of the next; below 0 counts as 0.")
    ],
    draws: .content,
    .environment { environment, arguments in
      environment.lineSpacing = max(arguments.number(0) ?? 0, 0)
    })
}
