import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ScrollViewReader` (docs/semantics.md, Values for content).
  static let scrollViewReader = ViewDefinition(
    "ScrollViewReader", "Gives its content what scrolls to a view.",
    [
      ParameterDefinition(
        "as", .parameterName(default: ["proxy"]), "The name of the proxy in the content."),
      .children,
    ],
    support: .approximate("its proxy scrolls nowhere"),
    takesTaps: .nowhere, input: .scrollProxy,
    .slot(.vertical) { context in context.add(PassThroughLayout()) })
}
