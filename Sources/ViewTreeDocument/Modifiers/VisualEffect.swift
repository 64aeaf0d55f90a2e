extension ModifierDefinition {
  /// SwiftUI's `scrollTransition` (docs/explanation/layout.md, Effects).
  static let scrollTransition = ModifierDefinition(
    "func scrollTransition<E: VisualEffect>(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E) -> some View",
    "Applies effects to a view that enters or leaves a scroll view.",
    support: .approximate("every view is fully visible"), traits: [.moves]
  ) { p in
    p("configuration", .expression, "The animation.")
    p("axis", .option(["horizontal", "vertical"]), "The axis along which the view scrolls.")
    p(
      "as", .parameterName(default: ["content", "phase"]),
      "The names of the content and the phase.")
    let transition = p(
      "transition", .closure(.scrollTransition), unlabelled: true, required: true,
      "The effects, by the phase.")
    return .visualEffect(transition, isTransition: true)
  }

  /// SwiftUI's `visualEffect` (docs/explanation/layout.md, Effects).
  static let visualEffect = ModifierDefinition(
    "func visualEffect<E: VisualEffect>(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E) -> some View",
    "Applies effects to the view, based on its geometry.",
    support: .approximate("only the effects offset, scale and rotation apply"),
    traits: [.moves]
  ) { p in
    p(
      "as", .parameterName(default: ["content", "proxy"]),
      "The names of the content and the proxy.")
    let effect = p(
      "effect", .closure(.visualEffect), unlabelled: true, required: true,
      "The effects, by the geometry.")
    return .visualEffect(effect, isTransition: false)
  }
}
