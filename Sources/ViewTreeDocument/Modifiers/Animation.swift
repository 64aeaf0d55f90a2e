extension ModifierDefinition {
  /// SwiftUI's `animation`: no effect on layout or preferences.
  static let animation = ModifierDefinition(
    "animation", "Animates changes; the frames reported are the final ones.",
    [
      ParameterDefinition("animation", .style, unlabelled: true, "The animation."),
      ParameterDefinition("value", .style, "The value whose changes are animated."),
    ],
    support: .notModelled("views stand at their ends"),
    .neutral)
}
