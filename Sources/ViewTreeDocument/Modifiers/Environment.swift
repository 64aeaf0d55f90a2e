extension ModifierDefinition {
  /// SwiftUI's `environment(_:_:)`. The key path may be the name of the only argument
  /// (docs/explanation/layout.md, Environment).
  static let environment = ModifierDefinition(
    "func environment<E>(_ keyPath: WritableKeyPath<EnvironmentValues, E>, _ value: E) -> some View",
    "Sets a value of the environment for the views within this view.", support: .exact
  ) { p in
    let keyPath = p(
      "keyPath", .environmentKey, required: true, "The value, such as \\.colorScheme.")
    let value = p("value", .any, required: true, "The new value.")
    p.remarks = { arguments in
      guard let system = arguments[keyPath].flatMap({ EnvironmentKey(number: $0).system }),
        system.omission != nil
      else { return [] }
      return [.environmentNotModelled(system)]
    }
    return .environmentValue(key: keyPath, value: value)
  }
}
