import Foundation
import ViewTreeInspector

/// Makes one call of the system fail: the n-th of its kind.
final class FaultyCalls: @unchecked Sendable {
  // The lock guards the count.
  private let lock = NSLock()
  private let kind: SystemCall
  private let number: Int
  private let error: Int32
  private var count = 0

  init(_ kind: SystemCall, number: Int, error: Int32) {
    (self.kind, self.number, self.error) = (kind, number, error)
  }

  /// Whether the call came that was to fail.
  var isReached: Bool { lock.withLock { count >= number } }

  /// Runs something while the call fails.
  func run<Result>(_ body: () -> Result) -> Result {
    SystemCall.$faults.withValue(SystemCall.Faults { self.fault($0) }, operation: body)
  }

  private func fault(_ call: SystemCall) -> Int32? {
    guard call == kind else { return nil }
    return lock.withLock {
      count += 1
      return count == number ? error : nil
    }
  }
}
