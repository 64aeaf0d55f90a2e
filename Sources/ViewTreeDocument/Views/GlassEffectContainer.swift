import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `GlassEffectContainer` (docs/controls.md).
  static let glassEffectContainer = ViewDefinition(
    "GlassEffectContainer", "Shapes of glass that flow together.",
    [
      ParameterDefinition("spacing", .number, "From how far they do."),
      .children,
    ],
    support: .approximate("several views stand in a column"),
    draws: ["spacing"], takesTaps: .nowhere,
    .slot(.vertical) { context in context.add(PassThroughLayout()) })
}
