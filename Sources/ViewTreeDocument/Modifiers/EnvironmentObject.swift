extension ModifierDefinition {
  /// SwiftUI's `environmentObject(_:)` (docs/explanation/updates.md, Objects).
  static let environmentObject = ModifierDefinition(
    "func environmentObject<O: ObservableObject>(_ object: O) -> some View",
    "Sets an object of the environment, by its class.", support: .exact
  ) { p in
    let object = p(
      "object", .expression, unlabelled: true, required: true, "The object, such as model.")
    return .environmentObject(object)
  }
}
