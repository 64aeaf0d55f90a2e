extension ModifierDefinition {
  /// SwiftUI's `containerValue(_:_:)` (docs/explanation/preferences.md, Dynamic containers).
  static let containerValue = ModifierDefinition(
    """
    func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
    """, "Sets a value of the view for its container.",
    support: .notModelled("no container reads the value")
  ) { p in
    p("keyPath", .expression, unlabelled: true, required: true, "The value, such as \\.column.")
    p("value", .any, unlabelled: true, required: true, "The new value.")
    return .tag
  }
}
