extension ModifierDefinition {
  /// SwiftUI's `textInputAutocapitalization` (docs/format.md, Without effect on layout).
  static let textInputAutocapitalization = ModifierDefinition(
    "textInputAutocapitalization", "Chooses which letters are made capital.",
    [
      ParameterDefinition("autocapitalization", .expression, unlabelled: true, "Which.")
    ],
    .neutral)
}
