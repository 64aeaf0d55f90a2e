extension ViewDefinition {
  /// SwiftUI's `AnyView` (docs/semantics.md, Dynamic containers).
  static let anyView = ViewDefinition(
    "AnyView", "A view of any type.", [.children], .anyView)
}
