extension ModifierDefinition {
  /// SwiftUI's `onPreferenceChange(_:perform:)` (docs/explanation/preferences.md, Readers).
  static let onPreferenceChange = ModifierDefinition(
    "func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable",
    "Runs an action when the value of the content changes.", support: .exact
  ) { p in
    let key = p.key()
    p("as", .parameterName(default: ["value"]), "The name of the value.")
    let perform = p("perform", .closure(.valueAction), required: true, "The action.")
    return .onPreferenceChange(key: key, action: perform)
  }
}
