extension ModifierDefinition {
  /// SwiftUI's `submitLabel` (docs/format.md, Without effect on layout).
  static let submitLabel = ModifierDefinition(
    "submitLabel", "Chooses the label of the return key.",
    [
      ParameterDefinition(
        "submitLabel", .expression, unlabelled: true, required: true, "The label.")
    ],
    .neutral)
}
