extension ModifierDefinition {
  /// SwiftUI's `onGeometryChange(for:of:action:)` (docs/explanation/updates.md, Actions).
  static let onGeometryChange = reader(
    """
    func onGeometryChange<T: Equatable>(for: T.Type, of: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View
    func onGeometryChange<T: Equatable>(for: T.Type, of: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View
    """, "Runs an action with a value from the view's geometry, initially and after changes.",
    .geometry,
    support: .exact, isOfScrollView: false)

  /// SwiftUI's `onScrollGeometryChange(for:of:action:)` (docs/explanation/updates.md, Actions).
  static let onScrollGeometryChange = reader(
    "func onScrollGeometryChange<T: Equatable>(for: T.Type, of: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View",
    "Runs an action with a value from the scroll view's geometry, initially and after changes.",
    .scrollGeometry, support: .approximate("a user's scrolling needs a step"), isOfScrollView: true)

  private static func reader(
    _ swift: String, _ summary: String, _ form: ParameterType.ClosureForm, support: Support,
    isOfScrollView: Bool
  ) -> ModifierDefinition {
    ModifierDefinition(swift, summary, support: support) { p in
      p("for", .expression, required: true, "The type of the value, such as CGFloat.self.")
      let transform = p(
        "of", .closure(form), required: true, "The closure that returns a value for the geometry.")
      p(
        "as", .parameterName(default: ["oldValue", "newValue"]),
        "The name of the new value, or the names of both values.")
      let action = p(
        "action", .closure(.changeAction), required: true, alias: "perform", "The action.")
      return .onGeometryChange(of: transform, action: action, isOfScrollView: isOfScrollView)
    }
  }
}
