import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ScrollViewReader` (docs/explanation/preferences.md, Values for content).
  static let scrollViewReader = ViewDefinition(
    """
    struct ScrollViewReader<Content: View>: View
    init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
    """, "Passes its content a proxy that scrolls to views.",
    support: .exact, takesTaps: .nowhere
  ) { p in
    p("as", .parameterName(default: ["proxy"]), "The name of the proxy in the content.")
    p.children()
    p.input = .scrollProxy
    return .slot(.vertical) { context in context.add(PassThroughLayout()) }
  }
}
