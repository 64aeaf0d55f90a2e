import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `PhaseAnimator` (docs/explanation/preferences.md, Values for content).
  static let phaseAnimator = ViewDefinition(
    """
    struct PhaseAnimator<Phase: Equatable, Content: View>: View
    init<S: Sequence>(_ phases: S, @ViewBuilder content: @escaping (Phase) -> Content) where S.Element == Phase
    init<S: Sequence, E: Equatable>(_ phases: S, trigger: E, @ViewBuilder content: @escaping (Phase) -> Content) where S.Element == Phase
    // read
    init<S: Sequence>(_ phases: S, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?)
    init<S: Sequence, E: Equatable>(_ phases: S, trigger: E, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?)
    """, "Cycles through phases. viewtree shows the first phase.",
    support: .approximate("viewtree shows the first phase"), takesTaps: .nowhere
  ) { p in
    let phases = p("phases", .any, unlabelled: true, required: true, "The phases.")
    p("trigger", .expression, "The value that starts the phases, without effect.")
    p("as", .parameterName(default: ["phase"]), "The name of the phase in the content.")
    p.children()
    p.input = .firstPhase(of: phases)
    return .slot(.vertical) { context in context.add(PassThroughLayout()) }
  }
}
