import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// State of the views with actions that is kept between passes, by the identities of their
/// modifiers.
struct Lifecycle {
  /// An action that runs when its view disappears.
  struct Leaving {
    let identity: UInt64
    let script: ID<DocumentScript>?
    let environment: ScriptEnvironment
    var view: ActionView
  }

  /// The action of a modifier `task` that has been started.
  struct StartedTask {
    let id: Value?
    let task: RunningTask
    /// Its number among those that were started.
    let number: Int
  }

  /// A timer that an `onReceive` listens to.
  struct Timer {
    let script: ID<DocumentScript>?
    let environment: ScriptEnvironment
    let interval: Double
    var view: ActionView
    /// Its start, in seconds, and the number of sent events.
    var start = 0.0
    var count = 0.0
  }

  /// The last value that each `onChange` received.
  var watched: [UInt64: Value] = [:]
  /// The views with `onDisappear` in the latest pass, in the order of the tree.
  var leaving: [Leaving] = []
  var tasks: [UInt64: StartedTask] = [:]
  var taskCount = 0
  var timers: [UInt64: Timer] = [:]

  /// Names the views of the latest pass.
  mutating func resolve(_ name: (ID<ViewRecord>) -> InspectedReference?) {
    for place in leaving.indices { leaving[place].view = leaving[place].view.resolved(name) }
    for identity in timers.keys {
      guard let view = timers[identity]?.view else { continue }
      timers[identity]?.view = view.resolved(name)
    }
  }
}
