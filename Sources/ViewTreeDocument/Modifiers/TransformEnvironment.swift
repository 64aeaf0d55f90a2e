extension ModifierDefinition {
  /// SwiftUI's `transformEnvironment` (docs/explanation/layout.md, Environment).
  static let transformEnvironment = ModifierDefinition(
    "func transformEnvironment<E>(_ keyPath: WritableKeyPath<EnvironmentValues, E>, transform: @escaping (inout E) -> Void) -> some View",
    "Changes a value of the environment for the views within this view.", support: .exact
  ) { p in
    let keyPath = p("keyPath", .environmentKey, required: true, "The value, such as \\.spacing.")
    p("as", .parameterName(default: ["value"]), "The name of the closure's parameter.")
    let transform = p(
      "transform", .closure(.valueTransform), required: true, "Changes the value in place.")
    return .transformEnvironment(key: keyPath, transform: transform)
  }
}
