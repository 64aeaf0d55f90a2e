extension ModifierDefinition {
  /// SwiftUI's `labelIconToTitleSpacing` (docs/explanation/controls.md).
  static let labelIconToTitleSpacing = ModifierDefinition(
    "func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View",
    "Sets the distance between icon and title of labels within this view.",
    support: .exact
  ) { p in
    let spacing = p(
      "spacing", .number, unlabelled: true, required: true, along: .horizontal,
      "The distance in points.")
    return .environment { environment, arguments in
      environment.labelSpacing = arguments[spacing]
    }
  }
}
