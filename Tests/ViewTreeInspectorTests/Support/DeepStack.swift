import Foundation

/// Runs something on a stack of 512 MiB, as commands do.
func onDeepStack(_ body: @escaping @Sendable () -> [String]) -> [String] {
  final class Box: @unchecked Sendable { var result: [String] = [] }
  let box = Box()
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.result = body()
    finished.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  finished.wait()
  return box.result
}
