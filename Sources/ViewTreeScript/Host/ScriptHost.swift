/// The services that scripts use in the evaluation that runs them: to print, and to run work later.
public protocol ScriptHost: AnyObject {
  /// Takes what `print` and its like write, line ends included.
  func write(_ text: String)
  /// Takes a closure that runs when what runs now is over.
  func runLater(_ work: LaterWork)
  /// Returns when so many seconds have passed; only what `runLater` took as a task can wait.
  ///
  /// Throws if the task is cancelled meanwhile, unless `goesOn` says that it does not care.
  func wait(seconds: Double, goesOn: Bool) throws(ScriptFailure)
  /// True if the running task was canceled.
  var isCancelled: Bool { get }
}
