/// The failures of statements that machines of one evaluation skipped.
public final class SkippedFailures {
  /// The failures, in the order in which they happened.
  public private(set) var all: [ScriptFailure] = []
  /// The maximum number of recorded failures.
  private static let limit = 1_000

  func add(_ failure: ScriptFailure) {
    if all.count < Self.limit { all.append(failure) }
  }
}
