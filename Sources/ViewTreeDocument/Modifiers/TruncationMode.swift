extension ModifierDefinition {
  /// SwiftUI's `truncationMode` (docs/format.md, Without effect on layout).
  static let truncationMode = ModifierDefinition(
    "truncationMode", "Chooses where a text that does not fit is cut.",
    [
      ParameterDefinition(
        "mode", .option(["head", "middle", "tail"]), unlabelled: true, required: true,
        "Where it is cut.")
    ],
    draws: .content, .neutral)
}
