/// A number of steps shared by many evaluations, which may be nested.
public final class WorkBudget {
  /// The remaining steps. Negative if more were taken.
  @exclusivity(unchecked) public private(set) var steps: Int

  /// Creates an allowance.
  public init(steps: Int) {
    self.steps = steps
  }

  /// True if `more` further steps are allowed. Called for every view, so the counters skip the
  /// checks for overlapping access.
  public func allows(_ more: Int) -> Bool { more <= steps }

  /// Spends steps, including those for the host's work on behalf of an evaluation.
  public func spend(_ count: Int) {
    steps = steps.subtractingReportingOverflow(count).partialValue
  }
}
