extension ModifierDefinition {
  /// SwiftUI's `allowsTightening` (docs/format.md, Without effect on layout).
  static let allowsTightening = ModifierDefinition(
    "allowsTightening", "Lets texts inside be set more tightly.",
    [
      ParameterDefinition("flag", .bool, unlabelled: true, required: true, "Whether they may.")
    ],
    draws: .content, .neutral)
}
