import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Work that runs after an update, and work that waits for its time.
extension ActionRunner {
  /// The maximum number of times that work can start other work without time passing.
  static let turnLimit = 1_000
  /// The maximum number of time advances in one step.
  static let timeLimit = 1_000

  /// Runs due work until `isEnough` returns true or no work is left. The clock advances up to the
  /// deadline.
  func runLaterWork(until isEnough: () -> Bool) throws {
    while !isEnough() {
      if schedule.queue.isEmpty {
        guard schedule.advance(to: deadline) else { return }
        times += 1
        (turns, updates) = (0, 0)
        guard times <= Self.timeLimit else { throw tooMuch(.tooManyTimes(limit: Self.timeLimit)) }
      }
      turns += 1
      guard turns <= Self.turnLimit else { throw tooMuch(.tooManyTurns(limit: Self.turnLimit)) }
      for work in schedule.takeQueue() { try run(work) }
    }
  }

  private func tooMuch(_ diagnostic: Diagnostic) -> EvaluationError {
    EvaluationError(diagnostic: diagnostic)
  }

  /// The work units for a deferred action, and for the thread of a task. Their scripts count
  /// separately.
  private static let (workOfAction, workOfTask) = (32, 400)

  /// The bytes that the stack of a task takes from the memory limit. Only a system that limits the
  /// address space counts a stack that is reserved, and the memory limit is half of that space.
  private static var memoryOfTask: Int {
    AddressSpace.isLimited ? RunningTask.stackSize / 2 : 0
  }

  private func run(_ work: ScheduledWork) throws {
    machine.work.spend(Self.workOfAction)
    var context = Context(
      name: work.name, view: work.view, script: work.script, starter: work.starter)
    context.isLater = true
    switch work.body {
    case .function(let function):
      try perform(context, isListed: true) { try call(function, in: work.script) }
    case .task(let task): try run(task, context)
    case .timer(let identity): try tick(identity, due: work.due, context)
    }
  }

  private func call(_ function: FunctionValue, in script: ID<DocumentScript>?) throws {
    do throws(ScriptFailure) {
      _ = try machine.call(function, [])
    } catch {
      try end(error, in: script)
    }
  }

  // MARK: - Tasks

  private func run(_ task: RunningTask, _ context: Context) throws {
    var context = context
    if task.hasBegun { context.name = task.isCancelled ? "cancelled" : "resumes" }
    if !task.hasBegun {
      machine.work.spend(Self.workOfTask)
      machine.memory.charge(Self.memoryOfTask)
      guard machine.memory.left >= 0 else {
        throw tooMuch(.tooMuchMemory(at: document.tree.range(document.rootNode)))
      }
      openTasks.append(task)
    }
    let outer = runningTask
    runningTask = task
    defer { runningTask = outer }
    var hasThread = true
    try perform(context, isListed: true) { hasThread = task.resume() }
    guard hasThread else { throw tooMuch(.evaluationFailed("the system cannot create a thread")) }
    guard task.isFinished else { return }
    machine.memory.release(Self.memoryOfTask)
    openTasks.removeAll { $0 === task }
    if let error = task.error { throw error }
  }

  /// Cancels a task: the operation for which it waits ends now.
  func cancel(_ task: RunningTask) {
    task.isCancelled = true
    guard task.hasBegun, let waiting = schedule.take(task) else { return }
    schedule.add(
      ScheduledWork(
        name: waiting.name, body: waiting.body, due: schedule.now, view: waiting.view,
        script: waiting.script, starter: waiting.starter))
  }

  /// Ends all tasks at their next suspension, and discards their output.
  func abandonTasks() {
    isAside = true
    for task in openTasks {
      task.isAbandoned = true
      while !task.isFinished {
        runningTask = task
        guard task.resume() else { break }
      }
    }
    openTasks = []
  }
}
