/// The services that scripts use in the evaluation that runs them: to print, and to run work later.
public protocol ScriptHost: AnyObject {
  /// Receives the output of `print` and similar functions, line ends included.
  func write(_ text: String)
  /// Receives the animation of `withAnimation`, as Swift writes it.
  func animate(_ animation: String)
  /// Schedules a closure to run after the current work.
  func runLater(_ work: LaterWork)
  /// Returns after a number of seconds. Only tasks started with `runLater` can wait.
  ///
  /// Throws a `CancellationError` if the task is canceled meanwhile.
  func wait(seconds: Double) throws(ScriptFailure)
  /// True if the running task was canceled.
  var isCancelled: Bool { get }
}
