import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Divider` (docs/explanation/layout.md, Divider).
  static let divider = ViewDefinition(
    """
    struct Divider: View
    init()
    """, "A line across the enclosing stack.", support: .exact, paints: .separator,
    traits: [.decoration]
  ) { _ in
    .layout { context in
      // At accessibility sizes, the line is 1 point thick.
      let isThick = context.environment.dynamicTypeSize.isAccessibility
      return context.add(DividerLayout(thickness: isThick ? 1 : nil))
    }
  }
}
