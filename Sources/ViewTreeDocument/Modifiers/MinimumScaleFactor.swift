extension ModifierDefinition {
  /// SwiftUI's `minimumScaleFactor` (docs/format.md, Without effect on layout).
  static let minimumScaleFactor = ModifierDefinition(
    "minimumScaleFactor", "Lets texts inside shrink; viewtree does not shrink them.",
    [
      ParameterDefinition("factor", .number, unlabelled: true, required: true, "The least factor.")
    ],
    support: .notModelled("texts do not shrink"),
    draws: .content, .neutral)
}
