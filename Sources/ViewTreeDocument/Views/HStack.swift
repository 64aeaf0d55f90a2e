import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `HStack` (docs/semantics.md, Stacks).
  static let hStack = ViewDefinition(
    "HStack", "Arranges its children in a horizontal line.", support: .exact
  ) { p in
    let alignment = p("alignment", .verticalAlignment, "The guide on which the children align.")
    let spacing = p(
      "spacing", .number, along: .horizontal,
      "Points between children; the default depends on the children.")
    p.children()
    return .layout { context in
      context.add(
        StackLayout.horizontal(
          alignment: context[alignment] ?? .center,
          spacing: context[spacing]))
    }
  }
}
