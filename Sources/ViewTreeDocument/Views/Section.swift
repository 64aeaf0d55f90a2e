import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Section` (docs/semantics.md, Groups).
  static let section = ViewDefinition(
    "Section", "A group of views; outside of a list its views stand where it stands.",
    support: .exact
  ) { p in
    p.children()
    return .group
  }
}
