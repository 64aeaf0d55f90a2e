import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `fontWeight` (docs/text.md).
  static let fontWeight = ModifierDefinition(
    "fontWeight", "Sets the weight of the texts inside.",
    [
      ParameterDefinition(
        "weight", .option(FontNames.weights.map(\.name)), unlabelled: true, required: true,
        "The weight, such as .bold.")
    ],
    draws: .content,
    .environment { environment, arguments in
      environment.fontWeight = arguments.option(0).map { FontNames.weights[$0].weight }
    })
}
