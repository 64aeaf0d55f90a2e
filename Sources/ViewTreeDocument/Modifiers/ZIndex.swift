extension ModifierDefinition {
  /// SwiftUI's `zIndex` (docs/explanation/preferences.md, Dynamic containers).
  static let zIndex = ModifierDefinition(
    "func zIndex(_ value: Double) -> some View",
    "Sets the drawing order among siblings.", support: .exact
  ) { p in
    let value = p("value", .number, unlabelled: true, required: true, "0 by default.")
    return .zIndex(value)
  }
}
