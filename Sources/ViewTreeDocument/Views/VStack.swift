import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `VStack` (docs/semantics.md, Stacks).
  static let vStack = ViewDefinition(
    "VStack", "Arranges its children in a vertical line.", support: .exact
  ) { p in
    let alignment = p("alignment", .horizontalAlignment, "The guide on which the children align.")
    let spacing = p(
      "spacing", .number, along: .vertical,
      "Points between children; the default depends on the children.")
    p.children()
    return .layout { context in
      context.add(
        StackLayout.vertical(
          alignment: context[alignment] ?? .center,
          spacing: context[spacing]))
    }
  }
}
