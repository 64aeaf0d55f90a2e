extension ModifierDefinition {
  /// SwiftUI's `lineLimit` (docs/text.md).
  static let lineLimit = ModifierDefinition(
    "lineLimit", "Limits the lines of the texts inside.",
    [
      ParameterDefinition("number", .integer, unlabelled: true, "The greatest number of lines.")
    ],
    .environment { environment, arguments in
      environment.lineLimit = arguments.number(0).map { Int(max(1, min($0, 1_000_000))) }
    })
}
