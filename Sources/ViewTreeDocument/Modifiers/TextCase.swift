extension ModifierDefinition {
  /// SwiftUI's `textCase` (docs/explanation/text.md).
  static let textCase = ModifierDefinition(
    "func textCase(_ textCase: Text.Case?) -> some View",
    "Changes the case of text within this view.", support: .exact, draws: .content
  ) { p in
    let textCase = p.choice(
      "textCase", [("uppercase", LetterCase.uppercase), ("lowercase", .lowercase)],
      unlabelled: true,
      "The case of the letters, or null for the original.")
    return .environment { environment, arguments in
      environment.textCase = arguments[textCase] ?? .asWritten
    }
  }
}
