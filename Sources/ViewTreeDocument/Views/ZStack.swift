import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ZStack` (docs/semantics.md, ZStack).
  static let zStack = ViewDefinition(
    "ZStack", "Lays its children over one another.", support: .exact
  ) { p in
    let alignment = p("alignment", .alignment, "The guides on which the children align.")
    p.children()
    return .layout { context in
      context.add(ZStackLayout(alignment: context[alignment] ?? .center))
    }
  }
}
