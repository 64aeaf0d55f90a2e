import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `AsyncImage` (docs/semantics.md, Values for content).
  static let asyncImage = ViewDefinition(
    "AsyncImage", "An image that is not loaded yet.",
    [
      ParameterDefinition("url", .any, "The address."),
      ParameterDefinition("scale", .number, "Pixels of the image per point; without effect."),
      ParameterDefinition(
        "as", .parameterName(default: ["phase"]), "The name of the phase in the content."),
      .children,
      ParameterDefinition("placeholder", .content, "The views in place of the image."),
    ],
    support: .approximate("no image is ever loaded"),
    input: .imagePhase,
    .parts([ViewPart("placeholder", .vertical), ViewPart("children", .vertical)]) { context in
      let shown = context.arguments.hasContent(4) ? 0 : context.arguments.hasContent(3) ? 1 : nil
      guard let shown else { return context.add(FillLeaf()) }
      let node = context.add(PassThroughLayout())
      context.addPart(shown, below: node)
      return node
    })
}
