/// The steps that many evaluations share, each of which may start others before it ends.
public final class ScriptAllowance {
  /// The steps that are left; negative when more were made.
  @exclusivity(unchecked) public private(set) var steps: Int

  /// Makes an allowance.
  public init(steps: Int) {
    self.steps = steps
  }

  /// True if `more` further steps are allowed. Called for every view, so the counters skip the
  /// checks for overlapping access.
  public func allows(_ more: Int) -> Bool { more <= steps }

  /// Takes steps away; also for work of the host that an evaluation asked for.
  public func spend(_ count: Int) {
    steps = steps.subtractingReportingOverflow(count).partialValue
  }
}
