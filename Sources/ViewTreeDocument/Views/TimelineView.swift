import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TimelineView` (docs/explanation/preferences.md, Values for content).
  static let timelineView = ViewDefinition(
    """
    struct TimelineView<Schedule: TimelineSchedule, Content: View>: View
    init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    """, "Builds its content on a schedule. viewtree builds it once.",
    support: .approximate("its content is built once, at the time 0"), takesTaps: .nowhere
  ) { p in
    p("schedule", .expression, unlabelled: true, "The schedule (without effect).")
    p("as", .parameterName(default: ["context"]), "The name of the time in the content.")
    p.children()
    p.input = .timeline
    return .slot(.vertical) { context in context.add(PassThroughLayout()) }
  }
}
