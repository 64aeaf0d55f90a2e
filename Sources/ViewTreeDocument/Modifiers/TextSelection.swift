extension ModifierDefinition {
  /// SwiftUI's `textSelection` (docs/format.md, Without effect on layout).
  static let textSelection = ModifierDefinition(
    "textSelection", "Lets people select texts inside.",
    [
      ParameterDefinition(
        "selectability", .option(["enabled", "disabled"]), unlabelled: true, required: true,
        "Whether they may.")
    ],
    .neutral)
}
