extension ModifierDefinition {
  /// SwiftUI's `onChange(of:initial:_:)` and `onChange(of:perform:)` (docs/explanation/updates.md,
  /// Actions).
  static let onChange = ModifierDefinition(
    """
    func onChange<E: Equatable>(of value: E, initial: Bool = false, _ perform: @escaping (E, E) -> Void) -> some View
    func onChange<E: Equatable>(of value: E, initial: Bool = false, _ perform: @escaping () -> Void) -> some View
    // read
    func onChange<E: Equatable>(of value: E, perform: @escaping (E) -> Void) -> some View
    """, "Runs an action when a value changes between updates.",
    support: .exact
  ) { p in
    let of = p("of", .watchedValue, required: true, "The value.")
    let initial = p("initial", .bool, "True to also run it when the view appears.")
    p(
      "as", .parameterName(default: ["oldValue", "newValue"]),
      "The name of the new value, or the names of both values.")
    let perform = p(
      "perform", .closure(.changeAction), required: true, alias: "action", "The action.")
    return .onChange(value: of, initial: initial, action: perform)
  }
}
