extension ViewDefinition {
  /// SwiftUI's `GeometryReader` (docs/explanation/layout.md, GeometryReader).
  static let geometryReader = ViewDefinition(
    """
    struct GeometryReader<Content: View>: View
    init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
    """, "Takes its proposal, and builds its content from its geometry.",
    support: .exact, traits: [.empty]
  ) { p in
    p("as", .parameterName(default: ["geometry"]), "The name of the proxy in the content.")
    let content = p.children()
    p.input = .geometry
    return .geometryReader(content: content)
  }
}
