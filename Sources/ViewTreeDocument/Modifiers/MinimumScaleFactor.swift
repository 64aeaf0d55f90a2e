extension ModifierDefinition {
  /// SwiftUI's `minimumScaleFactor` (docs/explanation/text.md, Lines).
  static let minimumScaleFactor = ModifierDefinition(
    "func minimumScaleFactor(_ factor: CGFloat) -> some View",
    "Lets texts inside shrink until they fit.",
    support: .approximate(
      "texts shrink in steps of a hundredth, and concatenated texts don't shrink"),
    draws: .content
  ) { p in
    let factor = p(
      "factor", .number, unlabelled: true, required: true, "The minimum factor, from 0 to 1.")
    return .environment { environment, arguments in
      environment.minimumScale = arguments[factor] ?? 1
    }
  }
}
