import ViewTreeNumbers

/// Preference keys that SwiftUI has for itself (docs/explanation/preferences.md, Navigation
/// titles).
extension DocumentDecoder {
  /// Adds the system keys that the views of the document need, after those that it declares.
  ///
  /// Names in the document are resolved by then, so none of them can mean a system key.
  func addSystemKeys() {
    let titles = document.usedModifiers { $0.meaning.writesNavigationTitle }
    guard titles.contains(true), document.preferenceKeys.count < Self.declarationLimit else {
      return
    }
    document.navigationTitleKey = document.preferenceKeys.count
    document.preferenceKeys.append(
      PreferenceKeyTemplate(
        name: "SwiftUI.NavigationTitleKey", defaultValue: nil, typeName: nil, reduce: .lastPresent,
        syntax: 0))
  }
}

extension ModifierDefinition.Meaning {
  /// True if the modifier writes the title of a navigation view.
  fileprivate var writesNavigationTitle: Bool {
    if case .navigationTitle = self { return true }
    return false
  }
}
