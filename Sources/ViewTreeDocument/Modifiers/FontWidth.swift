extension ModifierDefinition {
  /// SwiftUI's `fontWidth` (docs/format.md, Without effect on layout).
  static let fontWidth = ModifierDefinition(
    "fontWidth", "Sets the width of the fonts inside; viewtree keeps their widths.",
    [
      ParameterDefinition("width", .expression, unlabelled: true, "The width, such as .condensed.")
    ],
    support: .notModelled("widths stay as they are"),
    draws: .content, .neutral)
}
