extension ModifierDefinition {
  /// SwiftUI's `tracking` (docs/explanation/text.md).
  static let tracking = ModifierDefinition(
    "func tracking(_ tracking: CGFloat) -> some View",
    "Adds space to each character of text within this view.", support: .exact,
    draws: .content
  ) { p in
    let tracking = p("tracking", .number, unlabelled: true, required: true, "Points per character.")
    return .environment { environment, arguments in
      environment.tracking = arguments[tracking] ?? 0
    }
  }
}
