extension ModifierDefinition {
  /// SwiftUI's `textCase` (docs/text.md).
  static let textCase = ModifierDefinition(
    "textCase", "Shows the texts inside in other letters.",
    [
      ParameterDefinition(
        "textCase", .option(["uppercase", "lowercase"]), unlabelled: true,
        "The letters; null for those that were written.")
    ],
    draws: .content,
    .environment { environment, arguments in
      switch arguments.option(0) {
      case 0: environment.textCase = .uppercase
      case 1: environment.textCase = .lowercase
      default: environment.textCase = .asWritten
      }
    })
}
