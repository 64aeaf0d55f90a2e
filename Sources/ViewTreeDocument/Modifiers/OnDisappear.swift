extension ModifierDefinition {
  /// SwiftUI's `onDisappear(perform:)` (docs/explanation/updates.md, Actions).
  static let onDisappear = ModifierDefinition(
    "func onDisappear(perform: (() -> Void)? = nil) -> some View",
    "Runs an action when the view disappears.", support: .exact
  ) { p in
    let perform = p("perform", .closure(.action), unlabelled: true, required: true, "The action.")
    return .onDisappear(perform)
  }
}
