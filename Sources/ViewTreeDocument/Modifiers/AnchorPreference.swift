extension ModifierDefinition {
  /// SwiftUI's `anchorPreference(key:value:transform:)` (docs/explanation/preferences.md, Writers).
  static let anchorPreference = ModifierDefinition(
    "func anchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View",
    "Writes a value that is created from an anchor of the view.", support: .exact
  ) { p in
    let key = p.key()
    let value = p("value", .anchorSource, required: true, "The part of the view, such as .bounds.")
    p("as", .parameterName(default: ["anchor"]), "The name of the anchor.")
    let transform = p(
      "transform", .closure(.anchorTransform), required: true, "Returns the value for the anchor.")
    return .anchorPreference(key: key, source: value, transform: transform)
  }
}
