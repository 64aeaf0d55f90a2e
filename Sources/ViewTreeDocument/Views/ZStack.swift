import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ZStack` (docs/explanation/layout.md, ZStack).
  static let zStack = pile(
    """
    struct ZStack<Content: View>: View
    init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
    """, "Arranges its children in layers, one in front of another.", [])

  /// SwiftUI's `ZStackLayout`, which lays out as a `ZStack`.
  static let zStackLayout = pile(
    """
    struct ZStackLayout<Content: View>: View
    init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
    """, "Arranges its children as a ZStack does.", [.layout])

  private static func pile(
    _ swift: String, _ summary: String, _ traits: Traits
  ) -> ViewDefinition {
    ViewDefinition(swift, summary, support: .exact, traits: traits) { p in
      let alignment = p("alignment", .alignment, "The alignment of the children.")
      p.children()
      return .layout { context in
        context.add(ZStackLayout(alignment: context[alignment] ?? .center))
      }
    }
  }
}
