extension ModifierDefinition {
  /// SwiftUI's `transformPreference(_:_:)` (docs/explanation/preferences.md, Transformers).
  static let transformPreference = ModifierDefinition(
    "func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ transform: @escaping (inout K.Value) -> Void) -> some View",
    "Changes the value of the content.", support: .exact
  ) { p in
    let key = p.key()
    p("as", .parameterName(default: ["value"]), "The name of the value.")
    let transform = p("transform", .closure(.valueTransform), required: true, "Changes the value.")
    return .transformPreference(key: key, transform: transform)
  }
}
