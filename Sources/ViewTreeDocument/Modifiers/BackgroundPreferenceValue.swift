extension ModifierDefinition {
  /// SwiftUI's `backgroundPreferenceValue` (docs/explanation/preferences.md, Readers).
  static let backgroundPreferenceValue = ModifierDefinition(
    """
    func backgroundPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type = K.self, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View
    func backgroundPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View
    """, "Builds a background from a preference of the content.",
    support: .exact
  ) { p in
    let key = p.key()
    let alignment = p("alignment", .alignment, "The alignment of the other view.")
    p("as", .parameterName(default: ["value"]), "The name of the value in the content.")
    let content = p("content", .content, required: true, "The other view.")
    return .preferenceReader(isBackground: true, key: key, alignment: alignment, content: content)
  }
}
