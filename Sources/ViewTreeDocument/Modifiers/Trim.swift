extension ModifierDefinition {
  /// SwiftUI's `trim` (docs/format.md, Without effect on layout).
  static let trim = ModifierDefinition(
    "trim", "Draws a part of a shape.",
    [
      ParameterDefinition("from", .number, "Where it begins, from 0 to 1."),
      ParameterDefinition("to", .number, "Where it ends."),
    ],
    draws: .content, .neutral)
}
