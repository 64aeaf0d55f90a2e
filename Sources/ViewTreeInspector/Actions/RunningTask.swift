import ViewTreeScript

/// A task of a script: it may wait in the middle, while other work runs.
final class RunningTask {
  /// The size of its stack in bytes.
  static var stackSize: Int { Coroutine.stackSize }

  /// The number of the entry for its start.
  var number: Int?
  /// True if it was canceled. The operation for which it waits then ends at once.
  var isCancelled = false
  /// True if the evaluation is over, so that the task ends at its next suspension.
  var isAbandoned = false
  /// True if it has begun.
  private(set) var hasBegun = false
  /// The error that it threw.
  private(set) var error: (any Error)?
  private var coroutine: Coroutine?

  /// A task with its own machine separate from another machine. The machine is created when the
  /// task starts.
  init(beside other: ScriptMachine, _ body: @escaping (ScriptMachine) throws -> Void) {
    coroutine = Coroutine { [unowned self] _ in
      do { try body(ScriptMachine(beside: other)) } catch { self.error = error }
    }
  }

  /// True if it has run to its end.
  var isFinished: Bool { coroutine?.isFinished ?? true }

  /// Runs until it waits or ends. Returns false if the system provides no thread.
  func resume() -> Bool {
    hasBegun = true
    return coroutine?.resume() ?? true
  }

  /// Waits until it's resumed. Must be called from within the task.
  func suspend() { coroutine?.suspend() }
}
