extension ViewDefinition {
  /// SwiftUI's `AnyView` (docs/semantics.md, Dynamic containers).
  static let anyView = ViewDefinition("AnyView", "A view of any type.", support: .exact) { p in
    p.children()
    return .anyView
  }
}
