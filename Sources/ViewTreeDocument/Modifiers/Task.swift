extension ModifierDefinition {
  /// SwiftUI's `task(id:priority:_:)` (docs/explanation/updates.md, When things run).
  static let task = ModifierDefinition(
    """
    func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View
    func task<I: Equatable>(id: I, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View
    """, "Starts a task when the view appears, and cancels it when the view disappears.",
    support: .exact
  ) { p in
    let id = p("id", .watchedValue, "A value whose change restarts the task.")
    p("priority", .expression, "The priority, without effect.")
    let action = p(
      "action", .closure(.action), unlabelled: true, required: true, alias: "perform",
      "The closure, which runs after the update.")
    return .task(id: id, action: action)
  }
}
