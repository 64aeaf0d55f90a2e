import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `mask` (docs/explanation/layout.md, Overlay and background).
  static let mask = ModifierDefinition(
    """
    func mask<C: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> C) -> some View
    // read
    func mask<V: View>(_ content: V) -> some View
    """, "Masks the view with another view.", support: .exact, traits: [.clips]
  ) { p in
    let content = p("content", .content, unlabelled: true, required: true, "The other view.")
    let alignment = p("alignment", .alignment, "The alignment of the other view.")
    return .secondary(.mask, content: content) { context in
      context.add(
        SecondaryLayout(alignment: context[alignment] ?? .center, isBackground: false))
    }
  }
}
