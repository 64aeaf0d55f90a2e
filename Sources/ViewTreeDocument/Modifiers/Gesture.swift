extension ModifierDefinition {
  /// SwiftUI's `gesture(_:)` (docs/explanation/updates.md, Drags).
  static let gesture = gesture(
    "func gesture<G: Gesture>(_ gesture: G, including: GestureMask = .all) -> some View",
    "Adds a gesture.", .normal)

  /// SwiftUI's `highPriorityGesture(_:)`.
  static let highPriorityGesture = gesture(
    "func highPriorityGesture<G: Gesture>(_ gesture: G, including: GestureMask = .all) -> some View",
    "Adds a gesture that precedes the gestures within this view.", .high)

  /// SwiftUI's `simultaneousGesture(_:)`.
  static let simultaneousGesture = gesture(
    "func simultaneousGesture<G: Gesture>(_ gesture: G, including: GestureMask = .all) -> some View",
    "Adds a gesture that works together with the gestures within this view.", .simultaneous)

  private static func gesture(
    _ swift: String, _ summary: String, _ priority: GesturePriority
  ) -> ModifierDefinition {
    ModifierDefinition(
      swift, summary, support: .approximate("a `drag` step runs the closures of a `DragGesture`")
    ) { p in
      .gesture(
        p("gesture", .expression, unlabelled: true, required: priority != .normal, "The gesture."),
        mask: p(
          "including", .expression,
          "The active gestures: the added gesture, the gestures inside, or both."),
        priority)
    }
  }

  /// The order in which a touch reaches gestures.
  public enum GesturePriority: Sendable {
    /// After the gestures of the views inside.
    case normal
    /// Before them.
    case high
    /// At the same time.
    case simultaneous
  }
}
