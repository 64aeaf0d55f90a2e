extension ModifierDefinition {
  /// SwiftUI's `navigationBarTitleDisplayMode` (docs/semantics.md, Navigation titles).
  static let navigationBarTitleDisplayMode = ModifierDefinition(
    "navigationBarTitleDisplayMode", "Says how the title is shown.",
    [
      ParameterDefinition(
        "displayMode", .option(["automatic", "inline", "large"]), unlabelled: true,
        required: true, "The way.")
    ],
    support: .notModelled("the bar is as high for every display mode"),
    draws: .content, .neutral)
}
