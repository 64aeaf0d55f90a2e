extension ModifierDefinition {
  /// SwiftUI's `transformAnchorPreference(key:value:transform:)` (docs/explanation/preferences.md,
  /// Transformers).
  static let transformAnchorPreference = ModifierDefinition(
    "func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View",
    "Changes the value of the content with an anchor of the view.",
    support: .exact
  ) { p in
    let key = p.key()
    let value = p("value", .anchorSource, required: true, "The part of the view, such as .bounds.")
    p("as", .parameterName(default: ["value", "anchor"]), "The names of the value and the anchor.")
    let transform = p(
      "transform", .closure(.anchorValueTransform), required: true, "Changes the value.")
    return .transformAnchorPreference(key: key, source: value, transform: transform)
  }
}
