extension ModifierDefinition {
  /// SwiftUI's `preference(key:value:)` (docs/explanation/preferences.md, Writers).
  static let preference = ModifierDefinition(
    "func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View",
    "Writes a preference value for enclosing views.", support: .exact
  ) { p in
    let key = p.key()
    let value = p(
      "value", .any, required: true,
      "The value: JSON, or an expression in an object with the key $.")
    return .preference(key: key, value: value)
  }
}
