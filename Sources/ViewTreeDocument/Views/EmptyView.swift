extension ViewDefinition {
  /// SwiftUI's `EmptyView`: no child of its container, and no gap.
  static let emptyView = ViewDefinition(
    """
    struct EmptyView: View
    init()
    """, "No view.", support: .exact, traits: [.empty]
  ) { _ in
    .empty
  }
}
