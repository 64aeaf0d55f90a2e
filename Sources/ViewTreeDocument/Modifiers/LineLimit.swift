extension ModifierDefinition {
  /// SwiftUI's `lineLimit` (docs/text.md, Lines).
  static let lineLimit = ModifierDefinition(
    "lineLimit", "Limits the lines of the texts inside.",
    [
      ParameterDefinition(
        "number", .lineLimit, unlabelled: true,
        "The greatest number of lines, or a range of numbers; null for any number."),
      ParameterDefinition(
        "reservesSpace", .bool, "Whether a text is always as high as the greatest number."),
    ],
    .environment { environment, arguments in
      environment.lineLimit = nil
      environment.reservedLines = 1
      guard let lines = arguments.lineLimit(0) else { return }
      environment.lineLimit = lines.atMost
      environment.reservedLines = lines.atLeast
      if arguments.bool(1) == true, let number = lines.atMost { environment.reservedLines = number }
    })
}
