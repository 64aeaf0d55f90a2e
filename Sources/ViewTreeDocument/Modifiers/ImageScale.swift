import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `imageScale` (docs/text.md, Symbols).
  static let imageScale = ModifierDefinition(
    "imageScale", "Sets the size of the symbols inside.",
    [
      ParameterDefinition(
        "scale", .option(["small", "medium", "large"]), unlabelled: true, required: true,
        "The size.")
    ],
    support: .approximate("symbols have the usual size of symbols"),
    draws: .content,
    .environment { environment, arguments in
      environment.imageScale = [0.81, 1, 1.28][arguments.option(0) ?? 1]
    })
}
