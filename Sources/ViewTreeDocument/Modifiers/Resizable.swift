import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `resizable` (docs/semantics.md, Leaves).
  static let resizable = ModifierDefinition(
    "resizable", "Lets an image take the size that it is proposed.",
    [
      ParameterDefinition("capInsets", .insets, "The parts at the edges that keep their size."),
      ParameterDefinition(
        "resizingMode", .option(["stretch", "tile"]), "How it is made larger."),
    ],
    draws: .content,
    .environment { environment, arguments in
      environment.resizable = arguments.insets(0) ?? .zero
    })
}
