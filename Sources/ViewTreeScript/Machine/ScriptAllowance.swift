/// The steps that many evaluations share, each of which may start others before it ends.
public final class ScriptAllowance {
  /// The steps that are left; negative when more were made.
  public private(set) var steps: Int

  /// Makes an allowance.
  public init(steps: Int) {
    self.steps = steps
  }

  /// Takes steps away; also for work of the host that an evaluation asked for.
  public func spend(_ count: Int) {
    steps = steps.subtractingReportingOverflow(count).partialValue
  }
}
