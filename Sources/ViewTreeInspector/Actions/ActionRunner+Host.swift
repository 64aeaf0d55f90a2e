import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Services that scripts request from their host.
extension ActionRunner: ScriptHost {
  func write(_ text: String) {
    guard !isAside, let number = currentEntry() else { return }
    log.write(text, to: number)
  }

  func animate(_ animation: String) {
    guard !isAside, let number = currentEntry() else { return }
    log.animate(animation, in: number)
  }

  func runLater(_ work: LaterWork) {
    if isAside { workAside?.append(work) }
    guard !isAside, let starter = currentEntry() else { return }
    let script = context?.script ?? pass?.running.script
    let body: ScheduledWork.Body
    if work.kind == .task {
      body = .task(task(of: work.function, script))
    } else {
      body = .function(work.function)
    }
    schedule.add(
      ScheduledWork(
        name: work.kind.name, body: body, due: schedule.now + work.delay,
        view: log.view(of: starter), script: script, starter: starter))
  }

  private func task(of function: FunctionValue, _ script: ID<DocumentScript>?) -> RunningTask {
    RunningTask(beside: machine) { [unowned self] machine in
      do throws(ScriptFailure) {
        _ = try machine.call(function, [])
      } catch {
        try end(error, in: script)
      }
    }
  }

  func wait(seconds: Double) throws(ScriptFailure) {
    guard let task = runningTask else {
      throw ScriptFailure(
        .host(
          "'Task.sleep' waits, which only a task can",
          help: "put it into 'Task { … }', or into the action of the modifier 'task'"))
    }
    if !task.isCancelled {
      guard openTasks.count <= Self.taskLimit else {
        throw ScriptFailure(
          .host(
            "more than \(Self.taskLimit) tasks are waiting at the same time", help: nil))
      }
      schedule.add(
        ScheduledWork(
          name: "resumes", body: .task(task), due: schedule.now + seconds,
          view: context?.view ?? .none, script: context?.script,
          starter: task.number ?? context?.number))
      task.number = task.number ?? context?.number
      task.suspend()
    }
    if task.isAbandoned { throw ScriptFailure(.host("the evaluation is over", help: nil)) }
    if task.isCancelled { throw .cancellation }
  }

  var isCancelled: Bool { runningTask?.isCancelled ?? false }

  /// The maximum number of waiting tasks. Each one has its own stack.
  static let taskLimit = 256
}

extension LaterWork.Kind {
  /// The name in reports.
  var name: String {
    switch self {
    case .async: "async"
    case .asyncAfter: "asyncAfter"
    case .task: "Task"
    case .completion: "completion"
    }
  }
}
