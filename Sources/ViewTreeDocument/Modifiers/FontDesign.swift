extension ModifierDefinition {
  /// SwiftUI's `fontDesign` (docs/text.md).
  static let fontDesign = ModifierDefinition(
    "fontDesign", "Sets the design of the texts inside.",
    [
      ParameterDefinition(
        "design", .option(FontNames.designs.map(\.name)), unlabelled: true,
        "The design; only the monospaced one has other widths.")
    ],
    support: .approximate("widths are those of another typeface"),
    draws: .content,
    .environment { environment, arguments in
      environment.fontDesign = arguments.option(0).map { FontNames.designs[$0].design }
    })
}
