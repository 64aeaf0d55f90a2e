import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `aspectRatio` (docs/semantics.md, Aspect ratio).
  static let aspectRatio = ModifierDefinition(
    "aspectRatio", "Proposes a size of a given ratio to the view.",
    [
      ParameterDefinition(
        "ratio", .ratio, unlabelled: true, "Width by height, or a size of that ratio."),
      ParameterDefinition(
        "contentMode", .option(["fit", "fill"]), required: true,
        "Whether to stay inside the space or to fill it."),
    ],
    remarks: { arguments in
      guard let ratio = arguments.number(0), !(ratio > 0 && ratio.isFinite) else { return [] }
      return [.ignoredRatio(parameter: 0, value: ratio)]
    },
    .layout { context in
      context.add(
        AspectRatioLayout(
          ratio: context.arguments.number(0),
          contentMode: context.arguments.option(1) == 1 ? .fill : .fit))
    })
}
