extension ModifierDefinition {
  /// SwiftUI's `minimumScaleFactor` (docs/explanation/text.md, Lines).
  static let minimumScaleFactor = ModifierDefinition(
    "func minimumScaleFactor(_ factor: CGFloat) -> some View",
    "Lets text inside shrink until it fits.",
    support: .approximate(
      "text shrinks in steps of a hundredth, and concatenated text doesn't shrink"),
    draws: .content
  ) { p in
    let factor = p(
      "factor", .number, unlabelled: true, required: true, "The minimum factor, from 0 to 1.")
    return .environment { environment, arguments in
      environment.minimumScale = arguments[factor] ?? 1
    }
  }
}
