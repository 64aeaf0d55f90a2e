import Foundation

/// Runs something on a stack of 512 MiB, as commands do.
func onDeepStack(_ body: @escaping @Sendable () throws -> Void) throws {
  final class Problem: @unchecked Sendable { var error: (any Error)? }
  let problem = Problem()
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    do { try body() } catch { problem.error = error }
    finished.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  finished.wait()
  if let error = problem.error { throw error }
}
