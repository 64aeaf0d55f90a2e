extension ModifierDefinition {
  /// SwiftUI's `onTapGesture(count:perform:)` (docs/explanation/updates.md, Actions).
  static let onTapGesture = ModifierDefinition(
    """
    func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View
    // read
    func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform: @escaping (CGPoint) -> Void) -> some View
    """, "Runs an action when the view is tapped.", support: .exact
  ) { p in
    p("count", .integer, "The number of taps.")
    let perform = p("perform", .closure(.action), unlabelled: true, required: true, "The action.")
    return .onTapGesture(perform)
  }
}
