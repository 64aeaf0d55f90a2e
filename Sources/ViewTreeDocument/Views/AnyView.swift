extension ViewDefinition {
  /// SwiftUI's `AnyView` (docs/explanation/preferences.md, Dynamic containers).
  static let anyView = ViewDefinition(
    """
    struct AnyView: View
    init<V: View>(_ children: V)
    // read
    init<V: View>(erasing children: V)
    """, "A view of any type.", support: .exact
  ) { p in
    p.children()
    return .anyView
  }
}
