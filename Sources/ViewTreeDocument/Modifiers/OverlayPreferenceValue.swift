extension ModifierDefinition {
  /// SwiftUI's `overlayPreferenceValue` (docs/explanation/preferences.md, Readers).
  static let overlayPreferenceValue = ModifierDefinition(
    """
    func overlayPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type = K.self, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View
    func overlayPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View
    """, "Builds an overlay from a preference of the content.", support: .exact
  ) { p in
    let key = p.key()
    let alignment = p("alignment", .alignment, "The alignment of the other view.")
    p("as", .parameterName(default: ["value"]), "The name of the value in the content.")
    let content = p("content", .content, required: true, "The other view.")
    return .preferenceReader(isBackground: false, key: key, alignment: alignment, content: content)
  }
}
