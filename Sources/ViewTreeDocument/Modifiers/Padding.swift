import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `padding` (docs/explanation/layout.md, Padding).
  static let padding = ModifierDefinition(
    """
    func padding(_ length: CGFloat) -> some View
    func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    func padding(_ insets: EdgeInsets) -> some View
    """, "Adds space around the view.", support: .exact, traits: [.pads]
  ) { p in
    let insets = PaddingArguments(p)
    return .layout { context in context.add(PaddingLayout(insets.read(context.arguments))) }
  }
}
