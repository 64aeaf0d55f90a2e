extension ModifierDefinition {
  /// SwiftUI's `transition` (docs/explanation/preferences.md, Dynamic containers).
  static let transition = ModifierDefinition(
    "func transition(_ transition: AnyTransition) -> some View", "Sets how the view appears.",
    support: .notModelled("views are shown at the end of the animation")
  ) { p in
    p("transition", .expression, unlabelled: true, required: true, "The transition.")
    return .tag
  }
}
