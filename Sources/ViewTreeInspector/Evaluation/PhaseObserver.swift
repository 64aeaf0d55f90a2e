/// An observer of the end of each phase of each pass, for measurements.
public struct PhaseObserver: Sendable {
  let phaseEnded: @Sendable (EvaluationPhase) -> Void

  /// Makes one.
  public init(phaseEnded: @escaping @Sendable (EvaluationPhase) -> Void) {
    self.phaseEnded = phaseEnded
  }
}

extension PhaseObserver: Equatable {
  /// Always false: two observers are never equal.
  public static func == (one: PhaseObserver, other: PhaseObserver) -> Bool { false }
}
