extension ViewDefinition {
  /// SwiftUI's `Group`: its views take its place (docs/explanation/layout.md, Groups).
  static let group = ViewDefinition(
    """
    struct Group<Content: View>: View
    init(@ViewBuilder content: () -> Content)
    """, "Gives several views the same modifiers.", support: .exact
  ) { p in
    p.children()
    return .group
  }
}
