import ViewTreeScript

/// A task of a script: it may wait in its midst, while other things run.
final class RunningTask {
  /// The number of the entry that tells of its beginning.
  var number: Int?
  /// Whether it is told to stop: what it waits for ends at once.
  var isCancelled = false
  /// Whether the evaluation is over, so that the task ends wherever it is.
  var isAbandoned = false
  /// Whether it stops because it was told to, which is no error.
  var isStopping = false
  /// Whether it has begun.
  private(set) var hasBegun = false
  /// What went wrong in it.
  private(set) var error: (any Error)?
  private var coroutine: Coroutine?

  /// A task with a machine of its own beside another one, which is made when the task begins.
  init(beside other: ScriptMachine, _ body: @escaping (ScriptMachine) throws -> Void) {
    coroutine = Coroutine { [unowned self] _ in
      do { try body(ScriptMachine(beside: other)) } catch { self.error = error }
    }
  }

  /// Whether it has run to its end.
  var isFinished: Bool { coroutine?.isFinished ?? true }

  /// Runs until it waits or ends; false if the system gives no thread for it.
  func resume() -> Bool {
    hasBegun = true
    return coroutine?.resume() ?? true
  }

  /// Waits until it is resumed; to be called from within.
  func suspend() { coroutine?.suspend() }
}
