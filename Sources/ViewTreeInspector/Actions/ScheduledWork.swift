import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Work that will run after the update, or at a time.
struct ScheduledWork {
  /// The work to run.
  enum Body {
    /// A closure from a script.
    case function(FunctionValue)
    /// A task that starts or resumes.
    case task(RunningTask)
    /// The timer of an `onReceive`, by the identity of its modifier.
    case timer(UInt64)
  }

  let name: String
  let body: Body
  /// Its due time, in seconds from the start.
  let due: Double
  var view: ActionView
  /// The script that contains the work's code.
  let script: ID<DocumentScript>?
  /// The number of the action that started it.
  let starter: Int?

  /// True if it starts or resumes a task.
  func isOf(_ task: RunningTask) -> Bool {
    if case .task(let other) = body { other === task } else { false }
  }
}
