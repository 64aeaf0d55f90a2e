import ViewTreeInspector

/// Times the phases of one evaluation, pass by pass.
///
/// The evaluation calls it on the measuring thread, one call at a time.
final class PhaseRecorder: @unchecked Sendable {
  /// The time of each phase, in nanoseconds, in the order in which they ended.
  private(set) var laps: [(phase: EvaluationPhase, pass: Int, nanoseconds: Int)] = []
  private var pass = 0
  private var last = ProcessorTime.now()

  /// Ends a phase.
  func end(_ phase: EvaluationPhase) {
    let now = ProcessorTime.now()
    laps.append((phase, pass, now - last))
    if phase == .record { pass += 1 }
    last = ProcessorTime.now()
  }

  /// The time since the last phase ended.
  func sinceLastPhase() -> Int {
    ProcessorTime.now() - last
  }
}
