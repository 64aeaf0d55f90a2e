extension ModifierDefinition {
  /// SwiftUI's `kerning` (docs/explanation/text.md).
  static let kerning = ModifierDefinition(
    "func kerning(_ kerning: CGFloat) -> some View",
    "Adds space to each character of text within this view.", support: .exact, draws: .content
  ) { p in
    let kerning = p("kerning", .number, unlabelled: true, required: true, "Points per character.")
    return .environment { environment, arguments in
      environment.tracking = arguments[kerning] ?? 0
    }
  }
}
