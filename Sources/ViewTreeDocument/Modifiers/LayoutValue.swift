extension ModifierDefinition {
  /// SwiftUI's `layoutValue(key:value:)` (docs/explanation/layout.md, Custom layouts).
  static let layoutValue = ModifierDefinition(
    "func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View",
    "Passes a value to the enclosing layout.", support: .exact
  ) { p in
    let key = p("key", .layoutValueKey, required: true, "The declared key.")
    let value = p("value", .any, required: true, "The value.")
    return .layoutValue(key: key, value: value)
  }
}
