#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that can suspend in the middle and resume later.
///
/// It has the stack of its own thread. The thread runs only while `resume` waits for it, so only
/// one of the two runs at any time.
final class Coroutine: @unchecked Sendable {
  /// The size of its stack in bytes, which is sufficient for scripts.
  static let stackSize = 8 << 20

  private let handover = Handover()
  private var body: ((Coroutine) -> Void)?
  private var thread: pthread_t?
  /// True if the work is done.
  private(set) var isFinished = false

  /// Work that starts with the first `resume`.
  init(_ body: @escaping (Coroutine) -> Void) {
    self.body = body
  }

  /// Runs until the work suspends or ends. Returns false if the system provides no thread.
  func resume() -> Bool {
    if isFinished { return true }
    if thread == nil {
      thread = DeepStack.start(size: Self.stackSize) { self.run() }
      guard thread != nil else { return false }
    }
    handover.hand(to: .second)
    handover.wait(for: .first)
    if isFinished, let thread { pthread_join(thread, nil) }
    return true
  }

  /// Suspends the work until the next `resume`. Must be called by the work itself.
  func suspend() {
    handover.hand(to: .first)
    handover.wait(for: .second)
  }

  private func run() {
    handover.wait(for: .second)
    body?(self)
    body = nil
    isFinished = true
    handover.hand(to: .first)
  }
}
