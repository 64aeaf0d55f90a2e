extension ModifierDefinition {
  /// SwiftUI's `fontDesign` (docs/format.md, Without effect on layout).
  static let fontDesign = ModifierDefinition(
    "fontDesign", "Sets the design of the fonts inside; viewtree keeps their widths.",
    [
      ParameterDefinition(
        "design", .option(["default", "rounded", "serif", "monospaced"]), unlabelled: true,
        "The design.")
    ],
    .neutral)
}
