import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `GlassEffectContainer` (docs/explanation/controls.md).
  static let glassEffectContainer = ViewDefinition(
    """
    struct GlassEffectContainer<Content: View>: View
    init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    """, "Glass effects that blend into each other.",
    support: .approximate("several views form a column"), takesTaps: .nowhere
  ) { p in
    p("spacing", .number, drawn: true, "The distance at which they blend.")
    p.children()
    return .slot(.vertical) { context in context.add(PassThroughLayout()) }
  }
}
