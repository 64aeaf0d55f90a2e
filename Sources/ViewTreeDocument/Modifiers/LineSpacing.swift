extension ModifierDefinition {
  /// SwiftUI's `lineSpacing` (docs/explanation/text.md).
  static let lineSpacing = ModifierDefinition(
    "func lineSpacing(_ lineSpacing: CGFloat) -> some View",
    "Adds space between the lines of text within this view.", support: .exact,
    draws: .content
  ) { p in
    let lineSpacing = p(
      "lineSpacing", .number, unlabelled: true, required: true,
      "Points between the bottom of a line and the top of the next, at least 0.")
    return .environment { environment, arguments in
      environment.lineSpacing = max(arguments[lineSpacing] ?? 0, 0)
    }
  }
}
