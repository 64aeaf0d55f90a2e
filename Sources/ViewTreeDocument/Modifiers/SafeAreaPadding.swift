import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `safeAreaPadding` (docs/explanation/layout.md, Safe area).
  static let safeAreaPadding = ModifierDefinition(
    """
    func safeAreaPadding(_ length: CGFloat) -> some View
    func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    func safeAreaPadding(_ insets: EdgeInsets) -> some View
    """, "Adds padding to the safe area of the view.",
    support: .exact, traits: [.pads]
  ) { p in
    let insets = PaddingArguments(p)
    return .layout { context in
      context.add(SafeAreaPaddingLayout(insets.read(context.arguments)))
    }
  }
}
