extension ModifierDefinition {
  /// SwiftUI's `onAppear(perform:)` (docs/explanation/updates.md, Actions).
  static let onAppear = ModifierDefinition(
    "func onAppear(perform: (() -> Void)? = nil) -> some View",
    "Runs an action when the view appears.", support: .exact
  ) { p in
    let perform = p("perform", .closure(.action), unlabelled: true, required: true, "The action.")
    return .onAppear(perform)
  }
}
