extension ModifierDefinition {
  /// SwiftUI's `controlSize` (docs/format.md, Without effect on layout).
  static let controlSize = ModifierDefinition(
    "controlSize", "Sets the size of the controls inside; viewtree keeps their sizes.",
    [
      ParameterDefinition(
        "controlSize", .option(["mini", "small", "regular", "large", "extraLarge"]),
        unlabelled: true, required: true, "The size.")
    ],
    support: .notModelled("controls keep their sizes"),
    draws: .content, .neutral)
}
