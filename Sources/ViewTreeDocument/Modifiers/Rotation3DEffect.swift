extension ModifierDefinition {
  /// SwiftUI's `rotation3DEffect` (docs/format.md, Without effect on layout).
  static let rotation3DEffect = ModifierDefinition(
    "rotation3DEffect", "Draws the view turned in space; viewtree keeps coordinates as they are.",
    [
      ParameterDefinition("angle", .angle, unlabelled: true, required: true, "The angle."),
      ParameterDefinition("axis", .expression, "The axis."),
      ParameterDefinition("anchor", .unitPoint, "The place that does not move."),
      ParameterDefinition("anchorZ", .number, "How deep it lies."),
      ParameterDefinition("perspective", .number, "How strong the perspective is."),
    ],
    support: .notModelled("coordinates stay as they are"),
    draws: .content, .neutral)
}
