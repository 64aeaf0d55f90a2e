import ViewTreeDocument

/// The calls of SwiftUI's views and modifiers that a file uses. Each name is read once for all
/// attempts.
final class CallFormTable {
  private var views: [String: [CallForm]] = [:]
  private var modifiers: [String: [CallForm]] = [:]

  /// The forms that a view of SwiftUI is called in.
  func view(_ name: String) -> [CallForm] {
    if let known = views[name] { return known }
    let forms = CallForms.view(name) ?? []
    views[name] = forms
    return forms
  }

  /// The calls of a modifier.
  func modifier(_ name: String) -> [CallForm] {
    if let known = modifiers[name] { return known }
    let forms = CallForms.modifier(name) ?? []
    modifiers[name] = forms
    return forms
  }
}
